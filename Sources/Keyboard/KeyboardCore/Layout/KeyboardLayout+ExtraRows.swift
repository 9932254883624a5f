public import Foundation

extension KeyboardLayout {

  /// The keys for undo, redo and paste beside the suggestions of pads.
  package enum EditingBar {

    /// The place of the first icon, relative to the first key, and the distance of its neighbor.
    private struct Places {

      var firstCenter: CGPoint
      var distance: Double

      // Measured in pictures of an 11-inch iPad and of a 13-inch iPad Pro with iOS 26.
      static let small = Self(firstCenter: CGPoint(x: 30, y: 25.5), distance: 46)
      static let smallLandscape = Self(firstCenter: CGPoint(x: 24.25, y: 25.5), distance: 46)
      static let large = Self(firstCenter: CGPoint(x: 31, y: 24), distance: 45.2)
      static let largeLandscape = Self(firstCenter: CGPoint(x: 31, y: 26.5), distance: 45.2)

      static func places(for traits: KeyboardTraits) -> Self {
        guard traits.interfaceOrientation.isLandscape else {
          return traits.hasLargePadScreen ? large : small
        }
        return traits.hasLargePadScreen ? largeLandscape : smallLandscape
      }
    }

    /// The offset of paste below its neighbors, in points.
    private static let pasteDrop = 0.8

    /// Measured between the separators of an 11-inch iPad.
    package static let suggestionInset = 152.0

    static let actions: [KeyboardAction] = [.undo, .redo, .paste]

    package static func placedItems(
      above keys: [KeyboardLayout.PlacedItem], for traits: KeyboardTraits
    ) -> [KeyboardLayout.PlacedItem] {
      let places = Places.places(for: traits)
      let row = (keys.map(\.row).max() ?? -1) + 1
      let start = keys.lazy.filter { !$0.item.action.isSpacer }.map(\.keyFrame.minX).min() ?? 0
      let side = LowerBar.side
      return actions.enumerated().map { column, action in
        let center = CGPoint(
          x: start + places.firstCenter.x + places.distance * Double(column),
          y: places.firstCenter.y + (action == .paste ? pasteDrop : 0))
        let frame = CGRect(
          x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        return .inLowerBar(action, row: row, column: column, frame: frame)
      }
    }
  }

  /// Returns the clipboard keyboard: rows of clips with pin and delete keys, above a row to letters.
  ///
  /// No image of a system keyboard shows clips; sizes are those of the device's keys.
  public static func clipboard(for traits: KeyboardTraits) -> KeyboardLayout {
    let configuration = DeviceConfiguration.standard(for: traits)
    func item(
      _ action: KeyboardAction, _ width: ItemWidth, alignment: Alignment = .center
    ) -> Item {
      Item(
        action: action, size: ItemSize(width: width, height: configuration.rowHeight),
        alignment: alignment,
        edgeInsets: action.isSpacer ? .zero : configuration.buttonInsets)
    }
    let side = ItemWidth.points(traits.deviceTypeForKeyboard.isPad ? 80 : 50)
    let isRightToLeft = traits.localeProfile.direction == .rightToLeft
    func ordered(_ row: ItemRow) -> ItemRow { isRightToLeft ? row.reversed() : row }
    let shown = traits.shownClips
    let rows = (0..<clipRows).map { row in
      guard row < shown.count else { return [item(.none, .available)] }
      let clip = shown[row]
      return ordered([
        item(.pasteClip(clip.id), .available, alignment: isRightToLeft ? .trailing : .leading),
        item(.togglePin(ofClip: clip.id), side), item(.deleteClip(clip.id), side),
      ])
    }
    let next = traits.clips.count > clipRows ? [item(.nextClips, side)] : []
    let last =
      [item(.keyboardType(.alphabetic), .percentage(0.2))] + next
      + [item(.space, .available), item(.backspace, .percentage(0.2))]
    return KeyboardLayout(
      itemRows: rows + [ordered(last)], idealItemHeight: configuration.rowHeight,
      idealItemInsets: configuration.buttonInsets)
  }

  static let clipRows = 3

  /// Returns the layout with an input toolbar of equal keys, which replaces the letters' swipes.
  ///
  /// Resolve `automatic` with ``Keyboard/InputToolbarDisplayMode/resolved(for:)`` before.
  public func adjusted(
    for mode: Keyboard.InputToolbarDisplayMode, layoutConfiguration: DeviceConfiguration
  ) -> KeyboardLayout {
    let characters = inputToolbarCharacters(for: mode)
    guard !characters.isEmpty else { return self }
    let size = ItemSize(width: .available, height: layoutConfiguration.inputToolbarHeight)
    var layout = self
    for row in itemRows.indices {
      for column in itemRows[row].indices { layout.itemRows[row][column].swipeDownAction = nil }
    }
    layout.itemRows.insert(
      characters.map {
        Item(action: .character($0), size: size, edgeInsets: layoutConfiguration.buttonInsets)
      }, at: 0)
    return layout
  }

  /// Returns the layout for traits, with the given input toolbar, or the traits' own.
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
      // The first symbolic row repeats the digits on pads and has symbols on phones.
      return inputToolbarInputSet?.rows.first?.items.map(\.neutral) ?? []
    }
  }

  /// Returns the number pad for the text field or keyboard type of traits, or nil for others.
  public static func numberPad(for traits: KeyboardTraits) -> KeyboardLayout? {
    Keyboard.NumberPadKind(for: traits).map { numberPad($0, for: traits) }
  }

  /// Returns a number pad with the row heights of a device.
  public static func numberPad(
    _ pad: Keyboard.NumberPadKind, for traits: KeyboardTraits
  ) -> KeyboardLayout {
    let configuration = DeviceConfiguration.standard(for: traits)
    let rows = pad.rows(decimalSeparator: pad == .decimal ? traits.locale.decimalSeparator : nil)
    return KeyboardLayout(
      itemRows: rows.map { row in
        row.map {
          Item(
            action: $0, size: ItemSize(width: .available, height: configuration.rowHeight),
            edgeInsets: $0.isSpacer ? .zero : configuration.buttonInsets)
        }
      },
      idealItemHeight: configuration.rowHeight, idealItemInsets: configuration.buttonInsets)
  }
}

extension KeyboardTraits {

  package var hasEditingBar: Bool {
    design.layout.hasEditingBar && deviceTypeForKeyboard.isPad && !isLowerBarHidden
      && keyboardType != .emojis && keyboardType != .emojiSearch
  }

  package var shownClips: ArraySlice<Clipboard.Clip> {
    let start = clips.indices.contains(firstClip) ? firstClip : 0
    return ArraySlice(Array(clips[start...].prefix(KeyboardLayout.clipRows)))
  }

  /// Index of the first clip after the shown ones, or 0 after the last one.
  package var firstOfNextClips: Int {
    let next = firstClip + KeyboardLayout.clipRows
    return clips.indices.contains(next) ? next : 0
  }
}

extension Keyboard.InputToolbarDisplayMode {

  /// Returns the mode that `automatic` resolves to: digits on large pads, else nothing.
  public func resolved(forDevice device: DeviceType, screenSize: CGSize) -> Self {
    guard self == .automatic else { return self }
    let isLargePad = device.isPad && screenSize.isScreenSize(.iPadProLargeScreenPortrait)
    return isLargePad ? .numbers : .none
  }

  /// Returns the mode that `automatic` resolves to for traits.
  public func resolved(for traits: KeyboardTraits) -> Self {
    if self == .automatic, traits.keyboardPlacement == .split { return .none }
    return resolved(forDevice: traits.deviceTypeForKeyboard, screenSize: traits.screenSize)
  }
}

extension KeyboardAction {

  /// Zero has no letters, and no neighbors that have some (source: ITU-T E.161, as on iPhones).
  package var numberPadLetters: String? {
    guard case .character(let digit) = self else { return nil }
    return digit == "1" ? "" : Keyboard.NumberPadKind.letters(below: digit)
  }
}

extension Keyboard.NumberPadKind {

  package init?(for traits: KeyboardTraits) {
    switch (traits.textFieldType, traits.keyboardType) {
    case (.phonePad, .custom(Self.phoneSymbolsName)): self = .phoneSymbols
    case (.phonePad, _): self = .phone
    case (.decimalPad, _): self = .decimal
    case (.numberPad, _), (.asciiCapableNumberPad, _): self = .digits
    case (_, .numberPad): self = .standard
    default: return nil
    }
  }

  /// In phone numbers, a comma pauses the dialing and a semicolon waits.
  fileprivate func rows(decimalSeparator: String?) -> KeyboardAction.Rows {
    let upper = self == .phoneSymbols ? ["+*#", ",;-", "()/"] : ["123", "456", "789"]
    return upper.map { .init(characters: $0) } + [lastRow(decimalSeparator: decimalSeparator)]
  }

  private func lastRow(decimalSeparator: String?) -> KeyboardAction.Row {
    let zero = KeyboardAction.character("0")
    return switch self {
    case .standard: [.keyboardType(.alphabetic), zero, .backspace]
    case .digits: [.none, zero, .backspace]
    case .decimal: [.character(decimalSeparator ?? "."), zero, .backspace]
    case .phone: [.keyboardType(.custom(named: Self.phoneSymbolsName)), zero, .backspace]
    case .phoneSymbols:
      [.keyboardType(.custom(named: Self.phoneDigitsName)), .character("."), .backspace]
    }
  }
}
