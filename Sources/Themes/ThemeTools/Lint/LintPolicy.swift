package import SourceText

/// Level of contrast, and codes that lint ignores or treats as errors.
package struct LintPolicy: Hashable, Sendable {

  package var level: LintLevel
  package var allowed: Set<DiagnosticCode>
  package var denied: Set<DiagnosticCode>
  package var treatsWarningsAsErrors: Bool

  /// A code that is both allowed and denied is denied.
  package init(
    level: LintLevel = .aa, allowed: Set<DiagnosticCode> = [], denied: Set<DiagnosticCode> = [],
    treatsWarningsAsErrors: Bool = false
  ) {
    self.level = level
    self.allowed = allowed
    self.denied = denied
    self.treatsWarningsAsErrors = treatsWarningsAsErrors
  }

  package func graded(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.compactMap { finding in
      var finding = finding
      let isRule = LintRule.codes.contains(finding.code)
      if denied.contains(finding.code) {
        finding.severity = .error
      } else if allowed.contains(finding.code), isRule || finding.severity != .error {
        return nil
      } else if treatsWarningsAsErrors, finding.severity == .warning {
        finding.severity = .error
      }
      return finding
    }
  }
}

/// Source: WCAG 2.2 (https://www.w3.org/TR/WCAG22/), criteria 1.4.3, 1.4.6 and 1.4.11.
package enum LintLevel: String, CaseIterable, Sendable {

  case aa = "AA"

  /// Level AAA; WCAG has no such level for icons, which here are like large text.
  case aaa = "AAA"

  /// Less than WCAG: the contrast of large text for all text, and two thirds of it for the rest.
  case relaxed

  private func value(aa: Double, aaa: Double, relaxed: Double) -> Double {
    switch self {
    case .aa: aa
    case .aaa: aaa
    case .relaxed: relaxed
    }
  }

  var text: Double { value(aa: 4.5, aaa: 7, relaxed: 3) }

  var largeText: Double { value(aa: 3, aaa: 4.5, relaxed: 2) }

  /// Whether a text needs less contrast, by its drawn size and the width of its strokes in points.
  ///
  /// From 18 points, or 14 in bold, by WCAG; light strokes from 24 points, by APCA, of whose sizes of
  /// equal contrast those of regular and bold are WCAG's (level Lc 75 of the "APCA Readability
  /// Criterion"); thinner ones never. A weight begins half-way from the next lighter one, as measured
  /// in Inter (light 0.062 of the size, regular 0.083, semibold 0.125, bold 0.147).
  static func isLarge(size: Double, strokeWidth: Double) -> Bool {
    switch strokeWidth / size {
    case 0.136...: size >= 14
    case 0.0725...: size >= 18
    case 0.0525...: size >= 24
    default: false
    }
  }

  /// Required contrast of control parts and states.
  var part: Double { self == .relaxed ? 2 : 3 }

  /// Required contrast of a border or shadow if the face is like the board.
  var line: Double { self == .aaa ? 1.5 : 1.2 }

  /// The distance of colors in OKLab at which two states differ; 0.02 is just noticeable.
  var difference: Double { value(aa: 0.03, aaa: 0.05, relaxed: 0.02) }

  /// The contrast of the content of disabled keys, which WCAG exempts but which has to be there.
  var disabled: Double { 1.5 }
}

/// Check of a theme with the code and severity of its findings.
package struct LintRule: Sendable {

  package let code: DiagnosticCode
  package let severity: Diagnostic.Severity
  let check: Check

  /// Kind of check by what it examines.
  enum Check: Sendable {

    case drawing(@Sendable (LintRule, Look) throws -> [Diagnostic])

    /// A finding holds in all looks; the words are message and fix for the name of a member.
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
    keyContrast, faceBehindImage, missingGlyph, unknownFamily, clippedLabel, unmatchedRule,
    shadowedRule, redundantRule, unusedVariable, unusedImage, unusedFont, invalidSuppression,
    unusedSuppression,
  ]

  package static let ofContrast = [textContrast, iconContrast, keyContrast]
  package static let codes = Set(all.map(\.code))
}
