import Foundation
import KeyboardDrawing
import KeyboardRender
import SourceText

/// A rule's violation in one drawing; all violations at a place become one diagnostic.
struct Finding {

  let rule: LintRule
  var text: String
  var measure: String
  var value: Double
  var bound: Double
  var context: String
  var setting: Declaration?
  var fix: Diagnostic.Fix?
  var picture: LintImage?
}

extension Finding {

  /// Distance at which color-blind people see two colors as one.
  private static let noticeable = 0.015

  init?(
    of rule: LintRule, _ text: String, distances: [Double], in keyboard: Measured, box: CGRect,
    level: LintLevel, fix: () -> (Declaration?, Diagnostic.Fix?)
  ) {
    let bounds = ColorVision?.all.map { $0 == nil ? level.difference : Self.noticeable }
    guard let index = distances.indices.first(where: { distances[$0] < bounds[$0] }) else {
      return nil
    }
    let vision = ColorVision?.all[index]
    let (setting, change) = fix()
    self.init(
      rule: vision == nil ? rule : .colorBlindStates,
      text: text + (vision == nil ? "" : " " + vision.name),
      measure: "a distance of \(distances[index].roundedDown) in OKLab, less than"
        + " \(bounds[index].plainText)",
      value: distances[index], bound: bounds[index], context: keyboard.situation.contextName,
      setting: setting, fix: change, picture: LintImage(keyboard: keyboard, box: box))
  }
}

extension [Finding] {

  func diagnostics(in look: Look) -> [Diagnostic] {
    Dictionary(grouping: self) { $0.setting?.value.span }.map { span, cases in
      let cases = cases.sorted { $0.value < $1.value }
      let (worst, others) = (cases[0], cases.count - 1)
      let more = others == 0 ? "" : " (and \(others) more \(others == 1 ? "case" : "cases"))"
      let diagnostic = Diagnostic(
        severity: worst.rule.severity, code: worst.rule.code,
        message: "\(worst.text): \(worst.measure), \(worst.context)\(more)",
        place: look.document.file.place(of: span ?? look.document.inheritance),
        fixes: cases.compactMap(\.fix).joined.map { [$0] } ?? [],
        measurement: Diagnostic.Measurement(worst.value, bound: worst.bound))
      look.keep(worst.picture, of: diagnostic)
      return diagnostic
    }
  }
}

extension [Diagnostic.Fix] {

  fileprivate var joined: Diagnostic.Fix? {
    guard var result = first else { return nil }
    for edit in dropFirst().flatMap(\.edits)
    where !result.edits.contains(where: { $0.span.overlaps(edit.span) || $0.span == edit.span }) {
      result.edits.append(edit)
    }
    return result
  }
}
