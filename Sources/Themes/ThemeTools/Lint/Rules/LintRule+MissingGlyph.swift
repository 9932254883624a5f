import KeyboardRender
import SourceText

extension LintRule {

  package static let missingGlyph = LintRule(
    .missingGlyph, severity: .error,
    check: .drawing { rule, look in
      try look.longestLabels.filter { !$0.placed.missing.isEmpty }.map { label in
        Finding(
          rule: rule, text: "No font has the characters of \(label.placed.text.quoted)",
          measure: label.placed.missing.map(\.notation).joined(separator: ", "),
          value: -Double(label.placed.missing.count), bound: 0,
          context: "locale \(label.locale), iPhone")
      }.diagnostics(in: look)
    })
}
