import KeyboardDrawing
import KeyboardStyling
import KeyboardViews
import SourceText

extension LintRule {

  /// Slices of images mostly have corners of their own, around which the system's faces are seen.
  package static let faceBehindImage = LintRule(
    DiagnosticCode("lint/face-behind-image"),
    check: .drawing { rule, look in
      guard let keyboard = look.contexts.first?.first else { return [] }
      return keyboard.scene.elements.compactMap { key -> Finding? in
        guard key.role == .key, let setting = keyboard.explainer.slices(over: key.part) else {
          return nil
        }
        let edit = setting.adding([("backgroundColor", .string("transparent"))])
        return Finding(
          rule: rule, text: "The key \(key.name.quoted) has the system's face behind its image",
          measure: "a color other than transparent", value: 0, bound: 0,
          context: keyboard.situation.contextName, setting: setting,
          fix: Diagnostic.Fix("Set “backgroundColor” to transparent", edits: [edit]),
          picture: LintImage(keyboard: keyboard, box: key.box))
      }.diagnostics(in: look)
    })
}

extension KeyboardExplainer {

  fileprivate func slices(over part: Scene.Part) -> Declaration? {
    let background = index(named: part.name).flatMap { styled.keys[$0].style.background }
    let isSliced = background?.imageData != nil && background?.imageContentMode == .slice
    return isSliced && background?.imageOpacity == 1 && declaration(ofFace: part) == nil
      ? declaration(of: ["background"], in: part) : nil
  }
}
