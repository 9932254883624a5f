import KeyboardDocuments

/// A violation of a rule in a situation.
struct LintCase {

  var rule: LintRule

  /// The violation, as a clause.
  var text: String

  /// The measured value and its bound in words.
  var measure: String
  var value: Double
  var bound: Double

  /// The context in words.
  var context: String

  /// The value that sets the color in question, or `nil` if the file sets none.
  var setting: ColorTrace.Setting?

  /// The change that resolves the violation, if there is one.
  var fix: Diagnostic.Fix?
}

extension [LintCase] {

  /// One diagnostic for the cases of each rule and place: the worst one, with the number of others.
  func diagnostics(in document: JSONDocument) -> [Diagnostic] {
    var keys: [Key] = []
    var groups: [Key: [LintCase]] = [:]
    for item in self {
      let key = Key(rule: item.rule, span: item.setting?.value.span)
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append(item)
    }
    return keys.compactMap { key in
      guard let cases = groups[key]?.sorted(by: { $0.value < $1.value }), let worst = cases.first
      else { return nil }
      let others = cases.count - 1
      let more = others == 0 ? "" : " (and \(others) more \(others == 1 ? "case" : "cases"))"
      return Diagnostic(
        severity: key.rule.severity, code: key.rule.code,
        message: "\(worst.text): \(worst.measure), \(worst.context)\(more)",
        place: document.file.place(of: key.span ?? document.inheritance),
        fixes: cases.compactMap(\.fix).joined.map { [$0] } ?? [],
        measurement: Diagnostic.Measurement(worst.value, bound: worst.bound))
    }
  }

}

extension [LintCase] {

  /// The violations that are one finding.
  private struct Key: Hashable {
    var rule: LintRule
    var span: Range<Int>?
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
