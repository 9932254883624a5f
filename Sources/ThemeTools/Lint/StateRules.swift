import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

/// Whether the states of a keyboard differ, for all kinds of color vision.
struct StateRules {

  let run: LintRun

  private var bound: Double { run.policy.level.difference }

  /// The distance at which two colors are one to people who are color-blind.
  private static let noticeable = 0.015

  /// Return the violations in a context, whose keyboards are given.
  func cases(of keyboards: [MeasuredKeyboard]) throws -> [LintCase] {
    func keyboard(_ state: LintSituation.State) -> MeasuredKeyboard? {
      keyboards.first { $0.situation.state == state && $0.situation.keyboardType == .alphabetic }
    }
    var cases: [LintCase] = []
    if let rest = keyboard(.rest), let pressed = keyboard(.pressed) {
      cases += try pressedCases(rest, pressed)
    }
    if let shifted = keyboard(.shifted), let locked = keyboard(.locked) {
      cases += try lockedCases(shifted, locked)
    }
    for callout in keyboards where callout.situation.isCallout {
      cases += try selectedCases(callout)
    }
    return cases
  }

  private func pressedCases(
    _ rest: MeasuredKeyboard, _ pressed: MeasuredKeyboard
  ) throws -> [LintCase] {
    var comparison = StateComparison(try rest.filled, try pressed.filled)
    return rest.scene.elements.filter { $0.role == .key }.compactMap { key in
      violation(
        .pressedState, "The key \(key.name.quoted) looks the same pressed as at rest",
        comparison.distances(in: key.box.insetBy(dx: -glow, dy: -glow)), pressed.situation
      ) { PressedFix(run: run, rest: rest, pressed: pressed, key: key).found }
    }
  }

  private func lockedCases(
    _ shifted: MeasuredKeyboard, _ locked: MeasuredKeyboard
  ) throws -> [LintCase] {
    var comparison = StateComparison(try shifted.whole, try locked.whole)
    let shift = locked.contents.first { $0.name == KeyboardAction.shift(.capsLocked).keyName }
    guard let shift, let key = locked.scene.elements.first(where: { $0.name == shift.name }) else {
      return []
    }
    let item = violation(
      .lockedState, "The locked shift key looks like one that shifts a single letter",
      comparison.distances(in: key.box), locked.situation
    ) {
      let cases = try? ContrastCase.measure(locked, level: run.policy.level)
        .filter { $0.content.name == shift.name }
      let setting = cases?.first.flatMap { run.marked(locked.situation, .content)?.setting(of: $0) }
      let finding = ContrastFinding(
        setting: setting, isFace: false, failures: cases ?? [], cases: cases ?? [],
        document: run.document)
      return (setting, try? finding.fix())
    }
    return item.map { [$0] } ?? []
  }

  private func selectedCases(_ keyboard: MeasuredKeyboard) throws -> [LintCase] {
    let items = keyboard.scene.elements.filter { $0.role == .calloutItem }
    let isSelected = { (item: Scene.Element) in item.property("state") == "selected" }
    guard let selected = items.first(where: isSelected),
      let other = items.first(where: { !isSelected($0) })
    else { return [] }
    let picture = try keyboard.backdrop
    let colors = [selected, other].map { picture.color($0.box.midX.pixel, $0.box.midY.pixel) }
    let distances = ColorVision.allCases.map { $0.seen(colors[0]).distance(to: $0.seen(colors[1])) }
    let item = violation(
      .selectedAction,
      "The selected action \(selected.name.quoted) looks like the others of the callout",
      distances, keyboard.situation
    ) {
      SelectedFix(
        run: run, keyboard: keyboard, name: selected.name, bubble: colors[1], bound: bound
      ).found
    }
    return item.map { [$0] } ?? []
  }

  /// Return the violation of two states that look the same to some, if they do.
  private func violation(
    _ rule: LintRule, _ text: String, _ distances: [Double], _ situation: LintSituation,
    fix: () -> (ColorTrace.Setting?, Diagnostic.Fix?)
  ) -> LintCase? {
    let bounds = ColorVision.allCases.map { $0 == .normal ? self.bound : Self.noticeable }
    guard let index = distances.indices.first(where: { distances[$0] < bounds[$0] }) else {
      return nil
    }
    let vision = ColorVision.allCases[index]
    let least = bounds[index]
    let (setting, change) = fix()
    let distance = distances[index]
    return LintCase(
      rule: vision == .normal ? rule : .colorBlindStates,
      text: text + (vision == .normal ? "" : " " + vision.name),
      measure: "a distance of \(distance.roundedDown) in OKLab, less than \(least.plainText)",
      value: distance, bound: least, context: situation.contextName, setting: setting, fix: change)
  }
}

/// The reach of a glow around a pressed key that counts, in points.
private let glow = 3.0
