import KeyboardCore

/// The names of option values.
extension RenderRequest {

  /// The keyboard types of the command line, with the types of their text fields.
  static let keyboardTypes:
    [(name: String, value: (keyboard: Keyboard.KeyboardType, textField: Keyboard.TextFieldType))] =
      [Keyboard.KeyboardType.alphabetic, .numeric, .symbolic, .emojis, .emojiSearch]
      .map { ($0.id, ($0, .default)) } + [
        ("numberPad", (.numberPad, .numberPad)), ("decimalPad", (.numberPad, .decimalPad)),
        ("phonePad", (.numberPad, .phonePad)), ("email", (.alphabetic, .emailAddress)),
        ("url", (.alphabetic, .url)), ("webSearch", (.alphabetic, .webSearch)),
      ]

  /// The system's text sizes as multiples of the default.
  ///
  /// Source: Apple's Human Interface Guidelines, Typography, Dynamic Type, the style Body in points.
  static let textSizes: [(name: String, value: Double)] = [
    ("xSmall", 14), ("small", 15), ("medium", 16), ("large", 17), ("xLarge", 19), ("xxLarge", 21),
    ("xxxLarge", 23), ("accessibility1", 28), ("accessibility2", 33), ("accessibility3", 40),
    ("accessibility4", 47), ("accessibility5", 53),
  ].map { ($0, $1 / 17) }
}
