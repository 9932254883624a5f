package import KeyboardDocuments

/// A rule of `theme lint`; its raw value is the permanent code of its findings.
package enum LintRule: String, CaseIterable, Sendable {
  case textContrast = "text-contrast"
  case iconContrast = "icon-contrast"
  case keyContrast = "key-contrast"
  case pressedState = "pressed-state"
  case lockedState = "locked-state"
  case selectedAction = "selected-action"
  case colorBlindStates = "color-blind-states"
  case missingGlyph = "missing-glyph"
  case clippedLabel = "clipped-label"
  case unmatchedRule = "unmatched-rule"
  case shadowedRule = "shadowed-rule"
  case redundantRule = "redundant-rule"
  case unusedVariable = "unused-variable"
  case unusedImage = "unused-image"
  case unusedFont = "unused-font"
  case invalidSuppression = "invalid-suppression"
  case unusedSuppression = "unused-suppression"

  /// The requirement that findings violate, as a sentence.
  package var summary: String {
    switch self {
    case .textContrast: "Text has the contrast of WCAG 2.2 to what is drawn behind it."
    case .iconContrast: "Icons have the contrast of WCAG 2.2 to what is drawn behind them."
    case .keyContrast: "A key stands out from the board by its face, its border or its shadow."
    case .pressedState: "A pressed key looks different from one at rest."
    case .lockedState: "The locked shift key looks different from one that shifts a single letter."
    case .selectedAction: "The selected action of a callout stands out from the callout."
    case .colorBlindStates: "States that differ also differ for people who are color-blind."
    case .missingGlyph: "A font has each character that a locale shows."
    case .clippedLabel: "The longest labels of all locales fit their keys."
    case .unmatchedRule: "A rule matches a key or another part in some context."
    case .shadowedRule: "A rule sets a field that no other rule always overrides."
    case .redundantRule: "A rule sets something that wouldn’t be so without it."
    case .unusedVariable: "A variable is used."
    case .unusedImage: "An image is drawn somewhere."
    case .unusedFont: "A font family is used for a text."
    case .invalidSuppression: "A suppression names a rule and gives a reason."
    case .unusedSuppression: "A suppression has findings to suppress."
    }
  }

  /// The code of the findings.
  package var code: DiagnosticCode { DiagnosticCode(rawValue, summary) }

  /// Return the rule with a code, or `nil` for other codes.
  package init?(_ code: DiagnosticCode) { self.init(rawValue: code.name) }

  /// Whether findings measure the contrast of a color to what is behind it.
  package var measuresContrast: Bool { self == .textContrast || self == .iconContrast }

  /// The severity of findings, unless the policy sets another.
  package var severity: Diagnostic.Severity {
    switch self {
    case .textContrast, .iconContrast, .missingGlyph, .invalidSuppression: .error
    default: .warning
    }
  }
}
