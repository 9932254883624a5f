import KeyboardKit
import Testing

@testable import KeyboardStyling

@Suite struct ThemeConditionTests {

  typealias Match = KeyboardTheme.ButtonMatch

  private static func rules(_ matches: String...) throws -> [KeyboardTheme.Rule] {
    let list = matches.map { "{\"match\": \($0), \"cornerRadius\": 1}" }.joined(separator: ", ")
    return try KeyboardTheme(
      decoding: SourceFile(name: "a.json", text: "{\"formatVersion\": 1, \"rules\": [\(list)]}")
    ).rules
  }

  private static func match(_ text: String) throws -> Match {
    try #require(try rules(text).first).match
  }

  /// Two values of each condition that isn't a flag.
  static let lists: [String] = [
    #""action": ["space", "shift"]"#, #""type": ["input", "system"]"#,
    #""state": ["locked", "pressed"]"#, #""anyState": ["locked", "pressed"]"#, #""row": [1, -1]"#,
    #""column": [1, -1]"#, #""letterRow": [1, -1]"#, #""letterColumn": [1, -1]"#,
    #""position": ["first", "last"]"#, #""neighbor": ["space", "shift"]"#,
    #""colorScheme": ["dark", "light"]"#, #""device": ["pad", "phone"]"#,
    #""model": ["iphone-15", "ipad"]"#, #""orientation": ["portrait", "landscape"]"#,
    #""dock": ["leading", "trailing"]"#, #""placement": ["docked", "split"]"#,
    #""half": ["left", "right"]"#, #""locale": ["de", "fr"]"#,
    #""layoutType": ["qwerty", "azerty"]"#, #""keyboardType": ["numeric", "symbolic"]"#,
    #""case": ["lowercased", "uppercased"]"#, #""contrast": ["standard", "high"]"#,
    #""textSize": ["small", "large"]"#, #""any": [{"row": 1}, {"column": 1}]"#,
    #""not": [{"row": 1}, {"column": 1}]"#,
  ]

  @Test(arguments: lists)
  func listsAreReadWrittenAndCoded(condition: String) throws {
    let rule = try #require(try Self.rules("{\(condition)}").first)
    var theme = KeyboardTheme(name: "A")
    theme.rules = [rule]
    let again = try KeyboardTheme(decoding: SourceFile(name: "a.json", text: theme.fileText))
    #expect(again.rules == [rule], "\(theme.fileText)")
    let data = try JSONEncoder().encode(rule.match)
    #expect(try JSONDecoder().decode(Match.self, from: data) == rule.match)
    // Reading leaves nothing out.
    let key = try #require(condition.split(separator: "\"").first)
    #expect(MatchCondition.all.contains { $0.key == key && $0.isSet(rule.match) })
  }

  @Test func everyConditionButFlagsHasAList() {
    let keys = MatchCondition.all.filter { if case .flag = $0.content { false } else { true } }
      .map(\.key)
    for key in keys where key != "kind" {
      #expect(Self.lists.contains { $0.hasPrefix("\"\(key)\"") }, "\(key)")
    }
  }

  @Test func matchesEncodedWithSingleValuesAreDecoded() throws {
    let text = #"{"device": "pad", "locale": "de", "states": [], "keyboardCase": "capsLocked"}"#
    let match = try JSONDecoder().decode(Match.self, from: Data(text.utf8))
    #expect(match.$device == [.pad] && match.$locale == ["de"] && match.$dockEdge.isEmpty)
    #expect(match.keyboardCase == .capsLocked)
    let encoded = String(decoding: try JSONEncoder().encode(match), as: UTF8.self)
    #expect(encoded.contains(#""device":"pad""#) && !encoded.contains("orientation"))
  }

  /// Conditions by specificity, the least specific first; those of a row are equal.
  static let order: [[String]] = [
    ["{}"],
    [
      #"{"row": 1}"#, #"{"device": ["pad", "phone"]}"#, #"{"not": {"row": 1}}"#,
      #"{"not": {"action": "space"}}"#, #"{"any": [{"row": 1, "column": 1}, {"device": "pad"}]}"#,
    ],
    [
      #"{"letterRow": 1, "device": "pad"}"#, #"{"state": ["pressed", "locked"]}"#,
      #"{"not": [{"row": 1}, {"column": 1}]}"#, #"{"any": {"action": "space", "row": 1}}"#,
    ],
    [#"{"type": "input"}"#, #"{"type": ["input", "system"]}"#],
    [#""space""#, #""return""#, #""primary""#, #"["return", "go"]"#, #""globe""#],
    [#"{"action": "space", "neighbor": "return"}"#],
    [#""go""#, #"{"primary": "return"}"#, #"{"character": "a"}"#],
  ]

  @Test func specificityIsDefined() throws {
    let ranks = try Self.order.map { row in
      try row.map { try Self.match($0).specificity(for: .key) }
    }
    for row in ranks { #expect(Set(row).count == 1, "\(row.map(\.text))") }
    for (first, second) in zip(ranks, ranks.dropFirst()) {
      #expect(first[0] < second[0], "\(first[0].text) < \(second[0].text)")
    }
  }

  @Test(arguments: [
    Keyboard.ReturnKeyType.return, .newLine, .go, .search, .send, .custom(title: "Buy"),
  ])
  func returnIsEveryKindOfReturnKey(type: Keyboard.ReturnKeyType) throws {
    let subject = KeyboardTheme.Subject(
      action: .primary(type), traits: KeyboardTraits(device: .standard))
    #expect(try Self.match(#""return""#).matches(subject))
    #expect(try Self.match(#"{"primary": "return"}"#).matches(subject) == (type == .return))
  }

  @Test(arguments: [
    ("globe", KeyboardAction.nextKeyboard), ("nextKeyboard", .nextKeyboard),
    ("dismiss", .dismissKeyboard), ("dismissKeyboard", .dismissKeyboard),
  ])
  func keysHaveTheNamesOfTheCommandLine(name: String, action: KeyboardAction) throws {
    let pattern = try #require(try Self.match("\"\(name)\"").actions.first)
    #expect(pattern.matches(action) && action.keyNames.contains(name))
  }
}
