import KeyboardCore
import KeyboardDrawing
import KeyboardRender
import SourceText

extension LintRule {

  package static let lockedState = LintRule(
    DiagnosticCode("lint/locked-state"),
    check: .drawing { try $1.stateFindings(of: $0) })
}

extension Look {

  func lockedShift(_ locked: Measured, like shifted: Measured) throws -> [Finding] {
    var comparison = StateComparison(try shifted.whole(scale: 1), try locked.whole(scale: 1))
    let name = KeyboardAction.shift(.capsLocked).keyName
    guard locked.contents.contains(where: { $0.name == name }),
      let key = locked.scene.elements.first(where: { $0.name == name })
    else { return [] }
    let finding = Finding(
      of: .lockedState, "The locked shift key looks like one that shifts a single letter",
      distances: comparison.distances(in: key.box), in: locked, box: key.box, level: level
    ) {
      let cases = try? ContentContrast.measure(locked, level: level)
        .filter { $0.content.name == name }
      let contrast = ContrastFinding(
        setting: cases?.first?.declaration, isFace: false, document: document, cases: cases ?? [])
      return (contrast.setting, try? contrast.fix(of: contrast.cases))
    }
    return finding.map { [$0] } ?? []
  }
}
