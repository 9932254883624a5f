package import KeyboardCore

extension RenderRequest {

  package static let keyboardTypes:
    [(name: String, value: (keyboard: Keyboard.KeyboardType, textField: Keyboard.TextFieldType))] =
      [Keyboard.KeyboardType.alphabetic, .numeric, .symbolic, .emojis, .emojiSearch]
      .map { ($0.id, ($0, .default)) } + [
        ("numberPad", (.numberPad, .numberPad)), ("decimalPad", (.numberPad, .decimalPad)),
        ("phonePad", (.numberPad, .phonePad)), ("email", (.alphabetic, .emailAddress)),
        ("url", (.alphabetic, .url)), ("webSearch", (.alphabetic, .webSearch)),
      ]

  static let textSizes: [(name: String, value: Double)] = Keyboard.TextSize.allCases.map {
    ($0.rawValue, $0.factor)
  }
}
