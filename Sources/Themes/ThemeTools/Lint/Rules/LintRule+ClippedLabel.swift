import KeyboardDrawing
import SourceText

extension LintRule {

  package static let clippedLabel = LintRule(
    DiagnosticCode("lint/clipped-label"),
    check: .drawing { rule, look in
      let clipped = try look.longestLabels.filter(\.isClipped)
      guard !clipped.isEmpty else { return [] }
      let setting = look.document.root.firstSetting(of: DrawnLabel.widthKeys)
      let fix = try setting.flatMap { try look.smallerTracking(than: $0) }
      return clipped.map { label in
        Finding(
          rule: rule, text: "The label \(label.text.text.quoted) is too long for its key",
          measure: "drawn at \(label.size.roundedDown) points, less than"
            + " \(DrawnLabel.smallestSize.plainText)",
          value: label.size, bound: DrawnLabel.smallestSize,
          context: "locale \(label.locale), iPhone", setting: setting, fix: fix)
      }.diagnostics(in: look)
    })
}

extension DrawnLabel {

  /// In points.
  fileprivate static let smallestSize = 7.0

  fileprivate var isClipped: Bool { size < Self.smallestSize && text.text.count > 1 }
}

extension Look {

  fileprivate func smallerTracking(than setting: Declaration) throws -> Diagnostic.Fix? {
    guard setting.member.key == "tracking", let tracking = setting.value.number else { return nil }
    for share in [0.75, 0.5, 0.25, 0.1, 0.05, 0] {
      let text = (tracking * share).rounded(toDigits: 1).plainText
      let edit = TextEdit(setting.value.span, text)
      let labels = try DrawnLabel.longest(in: theme(after: [edit]), pipeline: linter.pipeline)
      if !labels.contains(where: \.isClipped) {
        return Diagnostic.Fix("Reduce the tracking to \(text)", edits: [edit])
      }
    }
    return nil
  }
}
