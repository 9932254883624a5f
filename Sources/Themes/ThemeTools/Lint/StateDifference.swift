import Foundation
import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing

struct StateDifference {

  let rule: LintRule
  let text: String
  let distances: [Double]
  let keyboard: MeasuredKeyboard
  let box: CGRect
  let level: LintLevel
  let fix: () -> (Declaration?, Diagnostic.Fix?)

  /// The distance at which two colors are one to people who are color-blind.
  private static let noticeable = 0.015

  static func all(in look: LintedLook) throws -> [StateDifference] {
    let run = look.run
    return try look.contexts.flatMap { keyboards -> [StateDifference] in
      func keyboard(_ state: LintSituation.State) -> MeasuredKeyboard? {
        keyboards.first { $0.situation.state == state && $0.situation.keyboardType == .alphabetic }
      }
      var found: [StateDifference] = []
      if let rest = keyboard(.rest), let pressed = keyboard(.pressed) {
        found += try Self.pressed(rest, pressed, run: run)
      }
      if let shifted = keyboard(.shifted), let locked = keyboard(.locked) {
        found += try Self.locked(shifted, locked, run: run)
      }
      return try found
        + keyboards.filter(\.situation.isCallout).flatMap { try Self.selected($0, run: run) }
    }
  }

  func violation(of rule: LintRule) -> LintCase? {
    let bounds = ColorVision?.all.map { $0 == nil ? level.difference : Self.noticeable }
    guard let index = distances.indices.first(where: { distances[$0] < bounds[$0] }) else {
      return nil
    }
    let vision = ColorVision?.all[index]
    let violated = vision == nil ? self.rule : .colorBlindStates
    guard violated.code == rule.code else { return nil }
    let (setting, change) = fix()
    return LintCase(
      text: text + (vision == nil ? "" : " " + vision.name),
      measure: "a distance of \(distances[index].roundedDown) in OKLab, less than"
        + " \(bounds[index].plainText)",
      value: distances[index], bound: bounds[index], context: keyboard.situation.contextName,
      setting: setting, fix: change, picture: LintPicture(keyboard: keyboard, box: box))
  }
}
