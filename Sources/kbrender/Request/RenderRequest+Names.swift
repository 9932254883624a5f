import KeyboardDocuments
import KeyboardKit

/// The names that options accept.
extension RenderRequest {

  static let keyboardTypes: [(name: String, value: Keyboard.KeyboardType)] = [
    ("alphabetic", .alphabetic), ("numeric", .numeric), ("symbolic", .symbolic),
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

extension ChoiceReader {

  /// The name among candidates that is written the same but for case, `-` and `_`.
  mutating func readFolded(
    _ text: String?, among candidates: [String], kind: String, listing: String
  ) -> String? {
    guard let text else { return nil }
    if candidates.contains(text) { return text }
    let folded = text.foldedName
    if let match = candidates.first(where: { $0.foldedName == folded }) { return match }
    report(.unknownName(text, kind: kind, among: candidates, listing: listing))
    return nil
  }
}

extension String {

  /// The name without what doesn't matter in names.
  var foldedName: String {
    String(lowercased().unicodeScalars.filter { $0 != "-" && $0 != "_" })
  }
}
