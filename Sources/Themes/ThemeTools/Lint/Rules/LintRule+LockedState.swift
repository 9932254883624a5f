import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing

extension LintRule {

  package static let lockedState = LintRule(
    DiagnosticCode("locked-state"),
    check: .drawing { try $1.stateFindings(of: $0) })
}

extension StateDifference {

  static func locked(
    _ shifted: MeasuredKeyboard, _ locked: MeasuredKeyboard, run: LintRun
  ) throws -> [StateDifference] {
    var comparison = StateComparison(try shifted.whole, try locked.whole)
    let shift = locked.contents.first { $0.name == KeyboardAction.shift(.capsLocked).keyName }
    guard let shift, let key = locked.scene.elements.first(where: { $0.name == shift.name }) else {
      return []
    }
    let difference = StateDifference(
      rule: .lockedState, text: "The locked shift key looks like one that shifts a single letter",
      distances: comparison.distances(in: key.box), keyboard: locked, box: key.box,
      level: run.policy.level
    ) {
      let cases = try? ContrastCase.measure(locked, level: run.policy.level)
        .filter { $0.content.name == shift.name }
      let setting = cases?.first.flatMap {
        locked.explainer.declaration(ofContent: $0.content.part, color: $0.colorIndex)
      }
      let finding = ContrastFinding(
        setting: setting, isFace: false, failures: cases ?? [], cases: cases ?? [],
        document: run.document)
      return (setting, try? finding.fix())
    }
    return [difference]
  }
}
