import KeyboardDocuments

struct LintCase {

  var text: String
  var measure: String
  var value: Double
  var bound: Double
  var context: String
  var setting: Declaration?
  var fix: Diagnostic.Fix?
  var picture: LintPicture?
}

extension [LintCase] {

  /// Return one diagnostic for the cases of each place: the worst one, with the number of others.
  func diagnostics(of rule: LintRule, in run: LintRun) -> [Diagnostic] {
    Dictionary(grouping: self) { $0.setting?.value.span }.map { span, cases in
      let cases = cases.sorted { $0.value < $1.value }
      let (worst, others) = (cases[0], cases.count - 1)
      let more = others == 0 ? "" : " (and \(others) more \(others == 1 ? "case" : "cases"))"
      let finding = Diagnostic(
        severity: rule.severity, code: rule.code,
        message: "\(worst.text): \(worst.measure), \(worst.context)\(more)",
        place: run.document.file.place(of: span ?? run.document.inheritance),
        fixes: cases.compactMap(\.fix).joined.map { [$0] } ?? [],
        measurement: Diagnostic.Measurement(worst.value, bound: worst.bound))
      run.keep(worst.picture, of: finding)
      return finding
    }
  }
}

extension [Diagnostic.Fix] {

  /// The fixes as one, such as those of both color schemes; of those of one place, the first.
  fileprivate var joined: Diagnostic.Fix? {
    guard var result = first else { return nil }
    for edit in dropFirst().flatMap(\.edits)
    where !result.edits.contains(where: { $0.span.overlaps(edit.span) || $0.span == edit.span }) {
      result.edits.append(edit)
    }
    return result
  }
}
