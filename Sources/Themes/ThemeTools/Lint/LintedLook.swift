import KeyboardCore
import KeyboardDocuments

/// What several rules measure is measured once.
final class LintedLook {

  let run: LintRun
  let name: String?
  let contexts: [[MeasuredKeyboard]]

  private lazy var contrastPlaces = Result { try ContrastPlace.places(in: self) }
  private lazy var differences = Result { try StateDifference.all(in: self) }
  private lazy var labels = Result { try DrawnLabel.longest(in: self) }

  init(_ name: String?, on devices: [Device], run: LintRun) throws {
    (self.name, self.run) = (name, run)
    contexts = try LintSituation.contexts(of: name, on: devices).map(run.keyboards)
  }

  var document: JSONDocument { run.document }

  func findings() throws -> [Diagnostic] {
    try LintRule.all.flatMap { rule in
      guard case .drawing(let findings) = rule.check else { return [Diagnostic]() }
      return try findings(rule, self)
    }
  }

  func contrastFindings(of rule: LintRule, inTexts isText: Bool) throws -> [Diagnostic] {
    try contrastPlaces.get().compactMap { try $0.finding(of: rule, inTexts: isText, run: run) }
  }

  func stateFindings(of rule: LintRule) throws -> [Diagnostic] {
    try differences.get().compactMap { $0.violation(of: rule) }.diagnostics(of: rule, in: document)
  }

  /// The longest labels of all locales; none for a theme that draws those of the system.
  var longestLabels: [DrawnLabel] { get throws { try labels.get() } }
}
