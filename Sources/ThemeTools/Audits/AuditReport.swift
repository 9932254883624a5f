import KeyboardDocuments
import KeyboardStyling

/// Words the findings of an audit as diagnostics.
struct AuditReport {

  /// The theme’s own file.
  let file: SourceFile

  /// The root object of the file.
  let root: JSONValue

  /// The warnings of `theme check`, which are not repeated.
  let warnings: [Diagnostic]

  /// Return the diagnostic of a finding, or `nil` if a warning tells it already.
  func diagnostic(_ finding: RuleAudit.Finding) -> Diagnostic? {
    guard let parent = root.parent(ofPartAt: finding.offset) else { return nil }
    let member = parent.object?.members.first { $0.keySpan.lowerBound == finding.offset }
    let element = parent.array?.first { $0.span.lowerBound == finding.offset }
    guard let span = member?.keySpan ?? (element?["match"] ?? element)?.span,
      !isKnown(element), let text = Self.text(finding.code, member?.key ?? "")
    else { return nil }
    let edits = Removal(from: parent, of: file).edits(at: finding.offset)
    return Diagnostic(
      severity: .warning, code: finding.code.code, message: text.message,
      place: file.place(of: span),
      fixes: edits.map { [Diagnostic.Fix(text.fix, edits: $0)] } ?? [])
  }

  /// Whether a rule without an effect has been reported.
  private func isKnown(_ rule: JSONValue?) -> Bool {
    guard let rule else { return false }
    return warnings.contains { warning in
      guard warning.file == file.name, let span = warning.place?.span else { return false }
      return warning.code == .noEffect && rule.span.lowerBound <= span.lowerBound
        && span.upperBound <= rule.span.upperBound
    }
  }

  /// Return the message and the fix of a finding, or `nil` for rules that drawing alone can violate.
  private static func text(
    _ rule: LintRule, _ name: String
  ) -> (message: String, fix: String)? {
    switch rule {
    case .unmatchedRule: ("No key of any locale matches this rule", "Remove the rule")
    case .shadowedRule: ("Later rules override all that this rule sets", "Remove the rule")
    case .redundantRule: ("This rule sets only what would be so anyway", "Remove the rule")
    case .unusedVariable:
      ("The variable \(name.quoted) is not used", "Remove the variable \(name)")
    case .unusedImage: ("The image of \(name.quoted) is never drawn", "Remove \(name)")
    case .unusedFont: ("The font of \(name.quoted) is never used", "Remove \(name)")
    default: nil
    }
  }
}
