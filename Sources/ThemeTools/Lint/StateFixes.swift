import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

/// The change that lets a pressed key differ from one at rest.
struct PressedFix {

  let run: LintRun
  let situation: LintSituation
  let key: String

  /// The overlay of pressed keys of the system.
  private static let overlay = "light-dark(alpha(black, 10%), alpha(white, 20%))"

  /// The value that hides the state, and its change or an addition beside it.
  var found: (ColorTrace.Setting?, Diagnostic.Fix?) {
    if let setting = run.marked(situation, .overlay)?.overlay(ofKey: key) {
      let edit = SourceEdit(
        setting.value.span, of: run.document.file, with: "\"\(Self.overlay)\"")
      return (setting, Diagnostic.Fix("Draw a visible overlay over pressed keys", edits: [edit]))
    }
    let setting = run.marked(situation, .face)?.setting(ofFace: .key, named: key)
    guard let setting, setting.object["pressedOverlayColor"] == nil else { return (setting, nil) }
    let end = setting.member.value.span.upperBound
    let edit = SourceEdit(
      end..<end, of: run.document.file, with: ", \"pressedOverlayColor\": \"\(Self.overlay)\"")
    return (setting, Diagnostic.Fix("Draw an overlay over pressed keys", edits: [edit]))
  }
}

extension MarkedKeyboard {

  /// Return the value that sets the overlay of a pressed key.
  fileprivate func overlay(ofKey name: String) -> ColorTrace.Setting? {
    let key = keyboard.scene.elements.last { $0.role == .key && $0.name == name }
    guard let text = key?.property("pressedOverlayColor"),
      let hex = UInt32(text.dropFirst().prefix(6), radix: 16)
    else { return nil }
    return trace.setting(of: Color.Resolved(hex: hex))
  }
}

/// The change that lets the selected action of a callout stand out.
struct SelectedFix {

  let run: LintRun
  let keyboard: MeasuredKeyboard

  /// The name of the selected action.
  let name: String

  /// The color of the callout.
  let bubble: Color.Resolved

  let bound: Double

  /// The value that sets the face of the action, and its change to the nearest color that differs
  /// and has the contrast of its text.
  var found: (ColorTrace.Setting?, Diagnostic.Fix?) {
    let isDark = keyboard.situation.isDark
    let marked = run.marked(keyboard.situation, .face)
    let face = marked?.setting(ofFace: .calloutItem, named: name, isSelected: true)
    guard let setting = face else {
      let callout = marked?.setting(ofFace: .actionCallout, named: name)
      return (callout, callout.flatMap(insertion))
    }
    guard let color else { return (setting, nil) }
    let written = WrittenColor(of: setting.value, in: run.document.file)
    let edits = written.edits(
      light: isDark && written.isAdaptive ? nil : color,
      dark: isDark || !written.isAdaptive ? color : nil)
    return (setting, Diagnostic.Fix("Change the face to \(color.hexText)", edits: edits))
  }

  private func insertion(beside setting: ColorTrace.Setting) -> Diagnostic.Fix? {
    let key = "selectedBackgroundColor"
    guard setting.object[key] == nil, let color else { return nil }
    let end = setting.member.value.span.upperBound
    let edit = SourceEdit(
      end..<end, of: run.document.file, with: ", \"\(key)\": \"\(color.hexText)\"")
    return Diagnostic.Fix("Set the face of the selected action to \(color.hexText)", edits: [edit])
  }

  private var color: Color.Resolved? {
    let text = keyboard.contents.first(where: \.isSelected)?.colors.first
    return NearestColor.nearest(to: bubble) { color in
      let differs = ColorVision.allCases.allSatisfy {
        $0.seen(color).distance(to: $0.seen(bubble)) >= bound * 1.1
      }
      let contrast = text.map { $0.over(color).contrast(to: color) } ?? 21
      return differs && contrast >= run.policy.level.text
    }
  }
}
