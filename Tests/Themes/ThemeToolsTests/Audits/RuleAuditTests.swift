import KeyboardKit
import KeyboardPipeline
import TestSupport
import Testing
import ThemeTools

/// The findings about rules, variables, images and fonts that change nothing.
@Suite struct RuleAuditTests {

  private static func audit(_ text: String, files: [String: String] = [:]) -> [Diagnostic] {
    let source = SourceFile(name: "mine.json", text: text)
    return RuleAudit(source, files: KeyboardExplainerTests.reader(files), survey: .ofThread)
      .diagnostics
  }

  private static func theme(_ members: String) -> String { "{\"formatVersion\": 1, \(members)}" }

  /// Members of themes with the code of their only finding and the text it is about.
  static let findings: [(members: String, code: String, text: String)] = [
    (
      #""rules": [{"match": {"character": "⺀"}, "cornerRadius": 3}]"#, "lint/unmatched-rule",
      #"{"character": "⺀"}"#
    ),
    (
      #""rules": [{"match": {"row": 9}, "cornerRadius": 3}]"#, "lint/unmatched-rule", #"{"row": 9}"#
    ),
    (
      #""rules": [{"match": {"character": "ß", "locale": "sv"}, "cornerRadius": 3}]"#,
      "lint/unmatched-rule", #"{"character": "ß", "locale": "sv"}"#
    ),
    (
      #""rules": [{"match": "space", "cornerRadius": 3}, {"match": "space", "cornerRadius": 4}]"#,
      "lint/shadowed-rule", #""space""#
    ),
    (
      #""rules": [{"match": "shift", "cornerRadius": 3}, {"match": {"action": "shift", "colorScheme": "dark"}, "cornerRadius": 4}, {"match": {"action": "shift", "not": {"colorScheme": "dark"}}, "cornerRadius": 5}]"#,
      "lint/shadowed-rule", #""shift""#
    ),
    (
      #""buttons": {"system": {"cornerRadius": 3}}, "rules": [{"match": "backspace", "cornerRadius": 3}]"#,
      "lint/redundant-rule", #""backspace""#
    ),
    (
      #""rules": [{"match": {"type": "system"}, "borderSize": 2}, {"match": "tab", "borderSize": 2}]"#,
      "lint/redundant-rule", #""tab""#
    ),
    (
      #""variables": {"a": "red", "b": {"c": "{a}"}}, "foregroundColor": "{a}""#,
      "lint/unused-variable",
      #""c""#
    ),
    (
      #""buttons": {"all": {"fontFamily": "Inter"}, "input": {"fontFamily": "Lato"}, "system": {"fontFamily": "Lato"}, "primary": {"fontFamily": "Lato"}}"#,
      "lint/unused-font", #""fontFamily""#
    ),
  ]

  @Test(arguments: findings.indices)
  func findsAndFixes(index: Int) throws {
    let (members, code, text) = Self.findings[index]
    let source = SourceFile(name: "mine.json", text: Self.theme(members))
    let findings = Self.audit(Self.theme(members))
    #expect(findings.map(\.code.name) == [code])
    let finding = try #require(findings.first)
    #expect(finding.severity == .warning)
    let start = try #require(finding.range?.start.column)
    #expect(Self.theme(members).dropFirst(start - 1).hasPrefix(text))
    let fixed = source.applying(try #require(finding.fixes.first).edits)
    let rest = RuleAudit(fixed, files: KeyboardExplainerTests.reader(), survey: .ofThread)
      .diagnostics
    #expect(rest.isEmpty, "\(String(decoding: fixed.bytes, as: UTF8.self))")
    #expect(throws: Never.self) { try KeyboardTheme(decoding: fixed) }
  }

  /// Members of themes in which everything has an effect somewhere.
  static let effective = [
    #""rules": [{"match": {"character": "ü"}, "cornerRadius": 3}]"#,
    #""rules": [{"match": {"custom": "mine"}, "cornerRadius": 3}]"#,
    #""rules": [{"match": {"row": -1, "position": "last"}, "cornerRadius": 3}]"#,
    #""rules": [{"match": {"action": "shift", "state": "locked"}, "cornerRadius": 3}]"#,
    #""rules": [{"match": {"action": "go"}, "cornerRadius": 3}]"#,
    #""rules": [{"match": {"element": "hint", "row": 1}, "opacity": 1}]"#,
    #""rules": [{"match": {"element": "toolbar.item", "kind": "unknown"}, "titleColor": "red"}]"#,
    #""rules": [{"match": {"element": "board", "not": {"colorScheme": "light"}}, "cornerRadius": 9}]"#,
    #""rules": [{"match": {"character": "q"}, "backgroundColor": "red"}, {"match": "character", "backgroundColor": "blue"}]"#,
    #""buttons": {"input": {"backgroundColor": "red"}}, "rules": [{"match": {"character": "q"}, "backgroundColor": "red"}]"#,
    #""buttons": {"system": {"cornerRadius": 3, "pressed": {"cornerRadius": 5}}}, "rules": [{"match": "backspace", "cornerRadius": 3}]"#,
    #""buttons": {"all": {"foregroundGradient": ["red", "blue"], "foregroundColor": "red"}}, "rules": [{"match": "return", "foregroundColor": "red"}]"#,
    #""rules": [{"match": "space", "cornerRadius": {"topLeading": 3}}, {"match": "space", "cornerRadius": {"topTrailing": 4}}]"#,
    #""variables": {"a": "red", "b": "{a}"}, "variations": {"night": {"foregroundColor": "{b}"}}"#,
    #""variations": {"night": {"rules": [{"match": "space", "cornerRadius": 4}]}}, "rules": [{"match": "space", "cornerRadius": 3}]"#,
  ]

  @Test(arguments: effective)
  func leavesAlone(members: String) {
    #expect(Self.audit(Self.theme(members)).isEmpty)
  }

  @Test(arguments: KeyboardTheme.builtInIdentifiers)
  func builtInThemesHaveNothingInVain(name: String) throws {
    let file = try #require(KeyboardTheme.builtInFile(of: name))
    let findings = RuleAudit(file, files: KeyboardExplainerTests.reader(), survey: .ofThread)
      .diagnostics
    #expect(findings.isEmpty, "\(Diagnostics(findings))")
  }

  @Test func removalsKeepLinesAndOtherComments() {
    let text = """
      {
        "formatVersion": 1,
        "variables": {
          "a": "red", // unused
          "b": "blue",
          /* the last one */ "c": "green"
        },
        "foregroundColor": "{b}"
      }
      """
    let source = SourceFile(name: "mine.json", text: text)
    let edits = Self.audit(text).flatMap { $0.fixes[0].edits }
    let fixed = String(decoding: source.applying(edits).bytes, as: UTF8.self)
    #expect(
      fixed == """
        {
          "formatVersion": 1,
          "variables": {
            "b": "blue"
            /* the last one */ 
          },
          "foregroundColor": "{b}"
        }
        """)
  }

  /// Conditions that nothing matches, and that only all keyboards can tell.
  static let conditions = [
    #"{"row": 9, "column": INDEX}"#, #"{"character": "⺀", "column": INDEX}"#,
    #"{"not": {"row": [1, -1]}, "column": INDEX, "locale": "vi", "position": "first"}"#,
    #"{"element": "hint", "character": "a", "column": INDEX, "device": "phone"}"#,
  ]

  @Test(arguments: conditions)
  func manyRulesTakeBoundedTime(condition: String) {
    let field = condition.contains("hint") ? "opacity" : "fontScale"
    let rules = (1...200).map { index in
      let match = condition.replacing("INDEX", with: "\(index % 90 + 10)")
      return "{\"match\": \(match), \"\(field)\": 0.5}"
    }
    let text = "{\"formatVersion\": 1, \"rules\": [\(rules.joined(separator: ",\n"))]}"
    let seconds = ProcessorTime.seconds {
      let audit = RuleAudit(
        SourceFile(name: "mine.json", text: text), files: KeyboardExplainerTests.reader())
      #expect(!audit.diagnostics.isEmpty)
    }
    #expect(seconds < 120)
  }
}
