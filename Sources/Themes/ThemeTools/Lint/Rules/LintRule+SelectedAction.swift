import Foundation
import KeyboardDrawing
import KeyboardRender
import SourceText

extension LintRule {

  package static let selectedAction = LintRule(
    DiagnosticCode("lint/selected-action"),
    check: .drawing { try $1.stateFindings(of: $0) })
}

extension Look {

  func selectedAction(in keyboard: Measured) throws -> [Finding] {
    let items = keyboard.scene.elements.filter { $0.role == .calloutItem }
    let isSelected = { (item: Scene.Element) in item.property("state") == "selected" }
    guard let selected = items.first(where: isSelected),
      let other = items.first(where: { !isSelected($0) })
    else { return [] }
    let picture = try keyboard.backdrop
    let colors = [selected, other].map {
      picture.color($0.box.midX.pixelIndex, $0.box.midY.pixelIndex)
    }
    let finding = Finding(
      of: .selectedAction,
      "The selected action \(selected.name.quoted) looks like the others of the callout",
      distances: ColorVision?.distances(colors[0], colors[1]),
      in: keyboard, box: selected.box, level: level
    ) {
      SelectedFix(
        look: self, keyboard: keyboard, name: selected.name, face: colors[0], bubble: colors[1]
      ).found
    }
    return finding.map { [$0] } ?? []
  }
}

/// A face that makes the selected action look different.
private struct SelectedFix {

  let look: Look
  let keyboard: Measured
  let name: String
  let face: Color.Resolved
  let bubble: Color.Resolved

  /// Sets the face to the nearest different color with enough contrast for its text.
  var found: (Declaration?, Diagnostic.Fix?) {
    let isDark = keyboard.situation.isDark
    let explainer = keyboard.explainer
    let selection = Scene.Part(.selection, of: .calloutItem, named: name)
    guard let setting = explainer.declaration(ofFace: selection), !explainer.isKeyFace(setting)
    else {
      let callout = Scene.Part(.content, of: .actionCallout, named: name)
      return (explainer.declaration(ofFace: callout), insertion)
    }
    guard let color else { return (setting, nil) }
    let written = WrittenColor(value: setting.value, source: look.document.file)
    let edits = written.edits(
      light: isDark && written.isAdaptive ? nil : color,
      dark: isDark || !written.isAdaptive ? color : nil, from: (face, face),
      where: { candidate, _ in isAccepted(candidate) })
    return (setting, Diagnostic.Fix("Change the face to \(color.hexText)", edits: edits))
  }

  private var insertion: Diagnostic.Fix? {
    let (root, key) = (look.document.root, "selectedBackgroundColor")
    let callouts = root["callouts"]
    guard callouts?[key] == nil, let color else { return nil }
    let setting = "\(JSONText.string(key).text): \(JSONText.string(color.hexText).text)"
    let start = (callouts ?? root).span.lowerBound + 1
    let text =
      callouts == nil ? "\(JSONText.string("callouts").text): { \(setting) }, " : "\(setting), "
    return Diagnostic.Fix(
      "Set the face of the selected action to \(color.hexText)",
      edits: [TextEdit(at: start, text)])
  }

  private func isAccepted(_ color: Color.Resolved) -> Bool {
    let differs = ColorVision?.distances(color, bubble).allSatisfy {
      $0 >= look.level.difference * 1.1
    }
    let text = keyboard.contents.first(where: \.isSelected)?.colors.first
    let contrast = text.map { $0.over(color).contrast(to: color) } ?? 21
    return differs && contrast >= look.level.text
  }

  private var color: Color.Resolved? { NearestColor.nearest(to: bubble, where: isAccepted) }
}
