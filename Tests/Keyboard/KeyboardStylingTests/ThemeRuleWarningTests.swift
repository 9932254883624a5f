import KeyboardKit
import Testing

@Suite struct ThemeRuleWarningTests {

  private func warnings(_ rule: String) throws -> [String] {
    let text = "{\"formatVersion\": 1, \"rules\": [\(rule)]}"
    let result = try KeyboardTheme.decode(SourceFile(name: "theme.json", text: text))
    #expect(result.warnings.allSatisfy { $0.code == .noEffect && $0.severity == .warning })
    return result.warnings.map(\.message)
  }

  /// Conditions, and a part of the warning about them, or nil if there is none.
  static let conditions: [(String, String?)] = [
    (#"{}"#, nil), (#"{"locale": "de"}"#, nil), (#"{"locale": "sr-Latn"}"#, nil),
    (#"{"locale": "pt_BR"}"#, nil), (#"{"locale": "german"}"#, "“german” is not a language tag"),
    (#"{"character": "ab"}"#, "“ab”"), (#"{"character": "وو"}"#, nil),
    (#"{"character": "é"}"#, nil),
    (#"{"exactCharacter": ["a", "bc"]}"#, "“bc”"), (#"{"emoji": "👩‍👩‍👧"}"#, nil),
    (#"{"action": "space", "state": "locked"}"#, "locked"),
    (#"{"action": ["space", "shift"], "state": "locked"}"#, nil),
    (#"{"action": "return", "state": "selected"}"#, "selected"),
    (#"{"action": "numeric", "state": "selected"}"#, nil),
    (#"{"type": "input", "state": "locked"}"#, "locked"),
    (#"{"state": "locked", "case": "lowercased"}"#, "capsLocked"),
    (#"{"action": "return", "type": "input"}"#, "primary"),
    (#"{"action": "space", "type": ["input", "system"]}"#, nil),
    (#"{"action": "return", "state": "disabled"}"#, nil),
    (#"{"element": "hint", "character": "q", "type": "input"}"#, nil),
    (#"{"element": "hint", "action": ["character", "shift"]}"#, nil),
    (#"{"element": "hint", "action": "shift"}"#, "only keys of characters have hints"),
    (#"{"element": "hint", "type": "primary"}"#, "only keys of characters have hints"),
    (#"{"element": "language", "action": "space"}"#, nil),
    (#"{"element": "language", "character": "q"}"#, "only space shows the language"),
  ]

  @Test(arguments: conditions)
  func impossibleConditionsAreTold(condition: String, part: String?) throws {
    let field = condition.contains("element") ? "opacity" : "cornerRadius"
    let warnings = try warnings("{\"match\": \(condition), \"\(field)\": 1}")
    #expect(warnings.count == (part == nil ? 0 : 1), "\(warnings)")
    if let part { #expect(warnings.first?.contains(part) == true, "\(warnings)") }
  }

  /// Members of a theme, and a part of the only warning.
  static let members: [(String, String)] = [
    (
      #""background": ["red", {"color": "blue", "at": 0.7}, {"color": "navy", "at": 0.3}]"#,
      "the one before it is at 0.7"
    ),
    (
      #""variations": {"a": {}}, "axes": {"x": {"A": {}}}"#, "“A” chooses the one of the variations"
    ),
    (
      #""axes": {"x": {"a": {}}, "y": {"b": {}, "a": {}}}"#,
      "“a” chooses the one of the axis “x”"
    ),
  ]

  @Test(arguments: members)
  func membersWithoutAnEffectAreTold(members: String, part: String) throws {
    let file = SourceFile(name: "theme.json", text: "{\"formatVersion\": 1, \(members)}")
    let warnings = try KeyboardTheme.decode(file).warnings
    #expect(warnings.count == 1 && warnings.first?.message.contains(part) == true, "\(warnings)")
    #expect(warnings.allSatisfy { $0.code == .noEffect && $0.severity == .warning })
  }

  @Test func aStopStandsAtLeastWhereTheOneBeforeItDoes() throws {
    let stops = #"[{"color": "red", "at": 0.7}, {"color": "blue", "at": 0.3}, "navy"]"#
    let file = SourceFile(
      name: "theme.json", text: "{\"formatVersion\": 1, \"background\": \(stops)}")
    let background = try KeyboardTheme(decoding: file).backgroundStyle
    #expect(background?.gradient?.stops.map(\.location) == [0.7, 0.7, 1])
  }

  @Test func rulesWithoutFieldsAreTold() throws {
    #expect(try warnings(#"{"match": {}}"#).count == 1)
    #expect(try warnings(#"{"match": {}, "x-note": 1, "pressed": {}}"#).count == 1)
    #expect(try warnings(#"{"match": {}, "pressed": {"cornerRadius": 1}}"#).isEmpty)
  }

  @Test func manyWarningsHideNoErrors() {
    let rules = Array(repeating: #"{"match": {}}"#, count: 300).joined(separator: ",")
    let text = "{\"formatVersion\": 1, \"rules\": [\(rules)], \"foregroundColor\": \"nvy\"}"
    let error = #expect(throws: Diagnostics.self) {
      try KeyboardTheme.decode(SourceFile(name: "theme.json", text: text))
    }
    #expect(error?.list.filter { $0.severity == .error }.map(\.code) == [.invalidColor])
  }

  /// A language, the character of a rule, that of a key, and whether they match.
  static let characters: [(String, String, String, Bool)] = [
    ("en", "a", "A", true), ("en", "A", "a", true), ("en", "a", "b", false),
    ("en", "i", "I", true), ("en", "i", "İ", false), ("tr", "i", "İ", true),
    ("tr", "i", "I", false), ("tr", "ı", "I", true), ("de", "ß", "ẞ", true),
    ("de", "ẞ", "ß", true), ("de", "ß", "SS", false), ("de", "ä", "Ä", true),
    ("el", "σ", "Σ", true), ("el", "ς", "ς", true), ("el", "ς", "Σ", false),
    ("el", "σ", "ς", false), ("hy", "և", "Եւ", true), ("ru", "ж", "Ж", true),
    ("en", "1", "!", false),
  ]

  @Test(arguments: characters)
  func charactersMatchInBothCases(language: String, rule: String, key: String, expected: Bool) {
    let action = KeyboardAction.character(key)
    let pattern = KeyboardTheme.ActionPattern(.character, rule)
    #expect(pattern.matches(action, language: language) == expected)
    let exact = KeyboardTheme.ActionPattern(.character, rule, isExact: true)
    #expect(exact.matches(action, language: language) == (rule == key))
  }

  @Test func exactCharactersAreWrittenAndRead() throws {
    let text =
      #"{"formatVersion": 1, "rules": [{"match": {"exactCharacter": "a"}, "cornerRadius": 77}]}"#
    let theme = try KeyboardTheme(decoding: SourceFile(name: "theme.json", text: text))
    #expect(theme.fileText.contains(#"{"exactCharacter": "a"}"#))
    let again = try KeyboardTheme(decoding: SourceFile(name: "theme.json", text: theme.fileText))
    #expect(again.rules == theme.rules)
    let context = KeyboardContext()
    func radius(_ key: String) -> Double? {
      again.keyboardButtonStyle(for: .character(key), context: context).cornerRadius.map(
        Double.init)
    }
    #expect(radius("a") == 77 && radius("A") != 77)
  }
}
