public import Foundation

extension Keyboard.InputToolbarDisplayMode {

  /// The mode that `automatic` stands for on a screen: digits on large pads, else nothing.
  public func resolved(forDevice device: DeviceType, screenSize: CGSize) -> Self {
    guard self == .automatic else { return self }
    let isLargePad = device.isPad && screenSize.isScreenSize(.iPadProLargeScreenPortrait)
    return isLargePad ? .numbers : .none
  }

  /// The mode that `automatic` stands for in a traits.
  public func resolved(for traits: KeyboardTraits) -> Self {
    resolved(forDevice: traits.deviceTypeForKeyboard, screenSize: traits.screenSize)
  }
}

extension KeyboardLayout {

  /// The layout with a row of keys above the letters.
  ///
  /// The keys share the width equally. The others lose their swipes down, as on the large pads that
  /// have such a row. A mode that is still `automatic` adds nothing: resolve it
  /// first, with ``Keyboard/InputToolbarDisplayMode/resolved(for:)``.
  public func adjusted(
    for mode: Keyboard.InputToolbarDisplayMode, layoutConfiguration: DeviceConfiguration
  ) -> KeyboardLayout {
    let characters = inputToolbarCharacters(for: mode)
    guard !characters.isEmpty else { return self }
    let size = ItemSize(width: .available, height: layoutConfiguration.inputToolbarHeight)
    var layout = self
    for row in itemRows.indices {
      for column in itemRows[row].indices {
        layout.itemRows[row][column].swipeDownAction = nil
      }
    }
    layout.itemRows.insert(
      characters.map {
        Item(
          action: .character($0), size: size, edgeInsets: layoutConfiguration.buttonInsets)
      }, at: 0)
    return layout
  }

  /// The layout as traits call for, with the given row of keys above the letters, or the traits' own.
  public func adjusted(
    for traits: KeyboardTraits, inputToolbar: Keyboard.InputToolbarDisplayMode? = nil
  ) -> KeyboardLayout {
    adjusted(
      for: (inputToolbar ?? traits.inputToolbarDisplayMode).resolved(for: traits),
      layoutConfiguration: .standard(for: traits))
  }

  private func inputToolbarCharacters(for mode: Keyboard.InputToolbarDisplayMode) -> [String] {
    switch mode {
    case .automatic, .none: return []
    case .characters(let characters): return characters
    case .numbers:
      // The first row of the symbolic set of a pad holds the digits again, so that a pad would show
      // them twice; the row of a phone holds symbols.
      return inputToolbarInputSet?.rows.first?.items.map(\.neutral) ?? []
    }
  }
}
