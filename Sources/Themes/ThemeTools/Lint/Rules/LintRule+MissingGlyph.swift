import KeyboardDocuments
import KeyboardDrawing
import KeyboardRender

extension LintRule {

  package static let missingGlyph = LintRule(
    .missingGlyph, severity: .error,
    """
    The characters are drawn as boxes with their code points. Install a font that has them, \
    or hand one in by `--fonts`; the example lacks them only on a machine without such a \
    font.
    """,
    wrong:
      ##"{ "formatVersion": 1, "buttons": { "all": { "fontFamily": "Inter", "tracking": 1 } } }"##,
    right:
      ##"{ "formatVersion": 1, "buttons": { "all": { "fontFamily": ["Inter", "Noto Sans"], "tracking": 1 } } }"##,
    check: .drawing { rule, look in
      try look.longestLabels.filter { !$0.placed.missing.isEmpty }.map { label in
        LintCase(
          text: "No font has the characters of \(label.placed.text.quoted)",
          measure: label.placed.missing.map(\.codePoint).joined(separator: ", "),
          value: -Double(label.placed.missing.count), bound: 0,
          context: "locale \(label.locale), iPhone", setting: nil, fix: nil)
      }.diagnostics(of: rule, in: look.run)
    })
}
