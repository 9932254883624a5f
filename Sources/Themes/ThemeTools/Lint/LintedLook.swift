import KeyboardCore
import KeyboardDocuments

/// Measurements of a look, shared by rules.
final class LintedLook {

  let run: LintRun
  let name: String?
  let contexts: [[MeasuredKeyboard]]

  private lazy var contrastPlaces = Result { try ContrastPlace.places(in: self) }
  private lazy var differences = Result { try StateDifference.all(in: self) }
  private lazy var labels = Result { try DrawnLabel.longest(in: self) }

  init(_ name: String?, on devices: [Device], run: LintRun) throws {
    (self.name, self.run) = (name, run)
    let common = LintSituation.contexts(of: name, on: devices)
    let further = try run.locales(of: name).flatMap { locale in
      LintSituation.contexts(of: name, on: [.standard]).map { situation in
        var situation = situation
        situation.locale = locale
        return situation
      }
    }
    contexts = try (common + further).map(run.keyboards)
  }

  var document: JSONDocument { run.document }

  func findings() throws -> [Diagnostic] {
    try LintRule.all.flatMap { rule in
      guard case .drawing(let findings) = rule.check else { return [Diagnostic]() }
      return try findings(rule, self).map(keepingOtherLooks)
    }
  }

  /// A look that the file adds to the theme has its fixes in itself.
  private func keepingOtherLooks(_ finding: Diagnostic) -> Diagnostic {
    guard let name, let override = LookOverride(name, in: document) else { return finding }
    var finding = finding
    finding.fixes = finding.fixes.compactMap(override.moved)
    return finding
  }

  func contrastFindings(of rule: LintRule, inTexts isText: Bool) throws -> [Diagnostic] {
    try contrastPlaces.get().compactMap { try $0.finding(of: rule, inTexts: isText, run: run) }
  }

  func stateFindings(of rule: LintRule) throws -> [Diagnostic] {
    try differences.get().compactMap { $0.violation(of: rule) }.diagnostics(of: rule, in: run)
  }

  /// The longest labels of all locales; none for a theme that draws those of the system.
  var longestLabels: [DrawnLabel] { get throws { try labels.get() } }
}
