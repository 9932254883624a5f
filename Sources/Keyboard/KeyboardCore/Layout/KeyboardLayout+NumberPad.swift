private import Foundation

extension KeyboardLayout {

  /// Return the number pad for traits, or nil if they don't call for one.
  ///
  /// The text field determines the characters; the keyboard type alone calls for a number pad with
  /// a key that returns to the letters.
  public static func numberPad(for traits: KeyboardTraits) -> KeyboardLayout? {
    Keyboard.NumberPadKind(for: traits).map { numberPad($0, for: traits) }
  }

  /// Return a number pad with the row heights of a device.
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

extension KeyboardAction {

  /// Zero has no letters, and no neighbors that have some (source: ITU-T E.161, as on iPhones).
  package var numberPadLetters: String? {
    guard case .character(let digit) = self else { return nil }
    return [
      "1": "", "2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS",
      "8": "TUV", "9": "WXYZ",
    ][digit]
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
