package import KeyboardDocuments

/// A rule of `theme lint`: its code with the documentation, and the check that finds violations.
package struct LintRule: Sendable {

  /// The documentation; the summary of the code is the requirement that findings violate.
  package let page: CodePage

  /// The severity of findings, unless the policy sets another.
  package let severity: Diagnostic.Severity

  let check: Check

  enum Check: Sendable {

    case drawing(@Sendable (LintRule, LintedLook) throws -> [Diagnostic])

    /// The parts of the theme’s own file that may change nothing in a look; a finding holds in all
    /// looks. The words are the message and the fix for the name of a member.
    case effect(
      @Sendable (AuditedLook) -> [LookVerdict],
      words: @Sendable (String) -> (message: String, fix: String))

    /// The accepted findings, after the codes of all that were found.
    case suppressions(@Sendable (LintRule, LintSuppressions, Set<DiagnosticCode>) -> [Diagnostic])
  }

  package var code: DiagnosticCode { page.code }

  init(
    _ code: DiagnosticCode, severity: Diagnostic.Severity = .warning, _ explanation: String,
    wrong: CodePage.Example, right: CodePage.Example, check: Check
  ) {
    page = CodePage(code, explanation, wrong: wrong, right: right)
    (self.severity, self.check) = (severity, check)
  }

  /// All rules, in the order in which they are checked.
  package static let all: [LintRule] = [
    textContrast, iconContrast, pressedState, lockedState, selectedAction, colorBlindStates,
    keyContrast, missingGlyph, clippedLabel, unmatchedRule, shadowedRule, redundantRule,
    unusedVariable, unusedImage, unusedFont, invalidSuppression, unusedSuppression,
  ]

  package static let codes = Set(all.map(\.code))
}
