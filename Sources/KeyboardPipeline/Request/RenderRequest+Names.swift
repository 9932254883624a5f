package import KeyboardCore

/// The names of option values.
extension RenderRequest {

  /// A keyboard type of the command line: a keyboard and the type of its text field.
  package struct KeyboardChoice: Sendable {
    package var keyboardType: Keyboard.KeyboardType
    package var textFieldType = Keyboard.TextFieldType.default
  }

  package static let keyboardTypes: [(name: String, value: KeyboardChoice)] =
    plainTypes.map { ($0.id, KeyboardChoice(keyboardType: $0)) } + textFields

  private static let plainTypes: [Keyboard.KeyboardType] = [
    .alphabetic, .numeric, .symbolic, .emojis, .emojiSearch,
  ]

  private static let textFields: [(name: String, value: KeyboardChoice)] = [
    ("numberPad", KeyboardChoice(keyboardType: .numberPad, textFieldType: .numberPad)),
    ("decimalPad", KeyboardChoice(keyboardType: .numberPad, textFieldType: .decimalPad)),
    ("phonePad", KeyboardChoice(keyboardType: .numberPad, textFieldType: .phonePad)),
    ("email", KeyboardChoice(keyboardType: .alphabetic, textFieldType: .emailAddress)),
    ("url", KeyboardChoice(keyboardType: .alphabetic, textFieldType: .url)),
    ("webSearch", KeyboardChoice(keyboardType: .alphabetic, textFieldType: .webSearch)),
  ]

  package static let layoutTypes = Keyboard.LayoutType.allCases.map { (name: $0.id, value: $0) }

  package static let keyboardCases: [(name: String, value: Keyboard.KeyboardCase)] = [
    ("lowercased", .lowercased), ("uppercased", .uppercased), ("capsLocked", .capsLocked),
    ("auto", .auto),
  ]

  package static let returnKeys: [(name: String, value: Keyboard.ReturnKeyType)] = [
    ("return", .return), ("done", .done), ("go", .go), ("search", .search), ("send", .send),
    ("join", .join), ("next", .next), ("continue", .continue), ("route", .route),
    ("emergencyCall", .emergencyCall), ("ok", .ok), ("newLine", .newLine),
  ]

  package static let colorSchemes: [(name: String, value: ColorScheme)] = [
    ("light", .light), ("dark", .dark),
  ]
}
