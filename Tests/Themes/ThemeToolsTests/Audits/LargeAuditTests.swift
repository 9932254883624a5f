import KeyboardPipeline
import SourceText
import TestSupport
import Testing
import ThemeTools

/// The work of an audit is bounded, whatever the rules are.
@Suite struct LargeAuditTests {

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
