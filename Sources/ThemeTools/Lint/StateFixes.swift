import Foundation
import KeyboardDocuments
import KeyboardDrawing
import KeyboardStyling

/// The change that lets a pressed key differ from one at rest.
struct PressedFix {

  let run: LintRun
  let rest: MeasuredKeyboard
  let pressed: MeasuredKeyboard

  /// The element of the key at rest.
  let key: Scene.Element

  /// The overlays of the system, by color scheme, and others in the order of preference.
  private static let overlays: [(text: String, light: (UInt32, Double), dark: (UInt32, Double))] = [
    ("light-dark(alpha(black, 10%), alpha(white, 20%))", (0, 0.1), (0xFF_FFFF, 0.2)),
    ("alpha(black, 20%)", (0, 0.2), (0, 0.2)),
    ("alpha(white, 20%)", (0xFF_FFFF, 0.2), (0xFF_FFFF, 0.2)),
    ("alpha(black, 30%)", (0, 0.3), (0, 0.3)),
  ]

  /// The value that hides the state, and its change or an addition beside it.
  var found: (ColorTrace.Setting?, Diagnostic.Fix?) {
    let title = "Draw a visible overlay over pressed keys"
    let overlay = JSONText.string(overlay)
    if let setting = run.marked(pressed.situation, .overlay)?.overlay(ofKey: key.name) {
      let edit = SourceEdit(setting.value.span, of: run.document.file, with: overlay.text)
      return (setting, Diagnostic.Fix(title, edits: [edit]))
    }
    let setting = run.marked(pressed.situation, .face)?.setting(ofFace: .key, named: key.name)
    let name = "pressedOverlayColor"
    guard let setting, setting.object[name] == nil else { return (setting, nil) }
    return (
      setting,
      Diagnostic.Fix(title, edits: [setting.adding([(name, overlay)], in: run.document.file)])
    )
  }

  /// The first overlay that is seen and keeps the contrast of the text.
  private var overlay: String {
    let (level, isDark) = (run.policy.level, pressed.situation.isDark)
    let point = (x: key.box.midX.pixel, y: key.box.midY.pixel)
    let text = pressed.contents.first { $0.name == key.name }?.colors.first
    guard let old = try? rest.backdrop.color(point.x, point.y),
      let face = try? pressed.backdrop.color(point.x, point.y)
    else { return Self.overlays[0].text }
    let visible = Self.overlays.first { overlay in
      let (hex, opacity) = isDark ? overlay.dark : overlay.light
      let color = Color.Resolved(hex: hex, opacity: opacity)
      let new = color.over(face)
      let isSeen = ColorVision.allCases.allSatisfy {
        $0.seen(old).distance(to: $0.seen(new)) >= level.difference
      }
      let contrast = text.map { color.over($0.over(face)).contrast(to: new) } ?? level.text
      return isSeen && contrast >= level.text
    }
    return (visible ?? Self.overlays[0]).text
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

extension MarkedKeyboard {

  /// Return whether a value sets the face of a key, whose color callouts follow.
  fileprivate func isKeyFace(_ setting: ColorTrace.Setting) -> Bool {
    keyboard.scene.elements.contains { element in
      element.role == .key
        && self.setting(ofFace: .key, named: element.name)?.value.span == setting.value.span
    }
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
    guard let setting = face, marked?.isKeyFace(setting) == false else {
      let callout = marked?.setting(ofFace: .actionCallout, named: name)
      return (callout, insertion)
    }
    guard let color else { return (setting, nil) }
    let written = WrittenColor(of: setting.value, in: run.document.file)
    let edits = written.edits(
      light: isDark && written.isAdaptive ? nil : color,
      dark: isDark || !written.isAdaptive ? color : nil)
    return (setting, Diagnostic.Fix("Change the face to \(color.hexText)", edits: edits))
  }

  /// The addition of a face to the callouts of the file.
  private var insertion: Diagnostic.Fix? {
    let (root, key) = (run.document.root, "selectedBackgroundColor")
    let callouts = root["callouts"]
    guard callouts?[key] == nil, let color else { return nil }
    let setting = "\(JSONText.string(key).text): \(JSONText.string(color.hexText).text)"
    let start = (callouts ?? root).span.lowerBound + 1
    let text =
      callouts == nil ? "\(JSONText.string("callouts").text): { \(setting) }, " : "\(setting), "
    return Diagnostic.Fix(
      "Set the face of the selected action to \(color.hexText)",
      edits: [SourceEdit(start..<start, of: run.document.file, with: text)])
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
