public import Foundation

extension Keyboard.InputToolbarDisplayMode {

  /// Return the mode that `automatic` resolves to: digits on large pads, else nothing.
  public func resolved(forDevice device: DeviceType, screenSize: CGSize) -> Self {
    guard self == .automatic else { return self }
    let isLargePad = device.isPad && screenSize.isScreenSize(.iPadProLargeScreenPortrait)
    return isLargePad ? .numbers : .none
  }

  /// Return the mode that `automatic` resolves to for traits.
  public func resolved(for traits: KeyboardTraits) -> Self {
    resolved(forDevice: traits.deviceTypeForKeyboard, screenSize: traits.screenSize)
  }
}

extension KeyboardLayout {

  /// Return the layout with an input toolbar above the letters.
  ///
  /// The keys share the width equally. The others lose their swipe actions, as on the large pads
  /// that have such a row. The mode `automatic` adds nothing: resolve it first, with
  /// ``Keyboard/InputToolbarDisplayMode/resolved(for:)``.
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

  /// Return the layout for traits, with the given input toolbar, or the traits' own.
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
      // The first row of the symbolic set of a pad repeats the digits, so a pad would show them
      // twice; that of a phone has symbols.
      return inputToolbarInputSet?.rows.first?.items.map(\.neutral) ?? []
    }
  }
}
