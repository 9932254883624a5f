package import KeyboardDocuments

package struct LintRule: Sendable {

  package let code: DiagnosticCode

  /// The severity of findings, unless the policy sets another.
  package let severity: Diagnostic.Severity

  let check: Check

  enum Check: Sendable {

    case drawing(@Sendable (LintRule, Look) throws -> [Diagnostic])

    /// A finding holds in all looks; the words are the message and the fix for the name of a
    /// member.
    case effect(
      @Sendable (Look) -> [Look.Verdict],
      words: @Sendable (String) -> (message: String, fix: String))

    case suppressions(@Sendable (LintRule, LintSuppressions, Set<DiagnosticCode>) -> [Diagnostic])
  }

  init(_ code: DiagnosticCode, severity: Diagnostic.Severity = .warning, check: Check) {
    (self.code, self.severity, self.check) = (code, severity, check)
  }

  package static let all: [LintRule] = [
    textContrast, iconContrast, pressedState, lockedState, selectedAction, colorBlindStates,
    keyContrast, missingGlyph, unknownFamily, clippedLabel, unmatchedRule, shadowedRule,
    redundantRule,
    unusedVariable, unusedImage, unusedFont, invalidSuppression, unusedSuppression,
  ]

  /// Rules for what has to be seen.
  package static let ofContrast = [textContrast, iconContrast, keyContrast]

  package static let codes = Set(all.map(\.code))

  /// Codes of findings whose fixes only remove what has no effect.
  package static let codesOfRemovals = Set(
    all.filter { if case .drawing = $0.check { false } else { true } }.map(\.code))
}
