import KeyboardDocuments
import KeyboardKit

/// The names that options accept.
extension RenderRequest {

  static let keyboardTypes: [(name: String, value: Keyboard.KeyboardType)] = [
    ("alphabetic", .alphabetic), ("numeric", .numeric), ("symbolic", .symbolic),
    ("emojis", .emojis), ("emojiSearch", .emojiSearch),
  ]

  static let keyboardCases: [(name: String, value: Keyboard.KeyboardCase)] = [
    ("lowercased", .lowercased), ("uppercased", .uppercased), ("capsLocked", .capsLocked),
    ("auto", .auto),
  ]

  static let returnKeys: [(name: String, value: Keyboard.ReturnKeyType)] = [
    ("return", .return), ("done", .done), ("go", .go), ("search", .search), ("send", .send),
    ("join", .join), ("next", .next), ("continue", .continue), ("route", .route),
    ("emergencyCall", .emergencyCall), ("ok", .ok), ("newLine", .newLine),
  ]

  static let colorSchemes: [(name: String, value: ColorScheme)] = [
    ("light", .light), ("dark", .dark),
  ]
}
