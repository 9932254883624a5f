import Foundation
import KeyboardDrawing
import KeyboardRender
import SourceText

extension LintRule {

  package static let pressedState = LintRule(
    DiagnosticCode("lint/pressed-state"),
    check: .drawing { try $1.stateFindings(of: $0) })
}

extension Look {

  func pressedKeys(_ pressed: Measured, like rest: Measured) throws -> [Finding] {
    // In points.
    let glow = 3.0
    var comparison = StateComparison(try rest.filled, try pressed.filled)
    return rest.scene.elements.filter { $0.role == .key }.compactMap { key in
      Finding(
        of: .pressedState, "The key \(key.name.quoted) looks the same pressed as at rest",
        distances: comparison.distances(in: key.box.insetBy(dx: -glow, dy: -glow)), in: pressed,
        box: key.box, level: level
      ) { overlayFix(of: key, pressed, like: rest) }
    }
  }

  /// An overlay that makes a pressed key look different.
  private func overlayFix(
    of key: Scene.Element, _ pressed: Measured, like rest: Measured
  ) -> (Declaration?, Diagnostic.Fix?) {
    let name = "pressedOverlayColor"
    let overlay = JSONText.string(overlay(of: key, pressed, like: rest))
    func fix(_ edit: TextEdit) -> Diagnostic.Fix {
      Diagnostic.Fix("Draw a visible overlay over pressed keys", edits: [edit])
    }
    if let setting = pressed.explainer.declaration(of: [name], in: key.part) {
      return (setting, fix(TextEdit(setting.value.span, overlay.text)))
    }
    let setting = pressed.explainer.declaration(ofFace: key.part)
    guard let setting, setting.object[name] == nil else { return (setting, nil) }
    return (setting, fix(setting.adding([(name, overlay)])))
  }

  private static let overlays: [(text: String, light: (UInt32, Double), dark: (UInt32, Double))] = [
    ("light-dark(alpha(black, 10%), alpha(white, 20%))", (0, 0.1), (0xFF_FFFF, 0.2)),
    ("alpha(black, 20%)", (0, 0.2), (0, 0.2)),
    ("alpha(white, 20%)", (0xFF_FFFF, 0.2), (0xFF_FFFF, 0.2)),
    ("alpha(black, 30%)", (0, 0.3), (0, 0.3)),
  ]

  private func overlay(of key: Scene.Element, _ pressed: Measured, like rest: Measured) -> String {
    let point = (x: key.box.midX.pixelIndex, y: key.box.midY.pixelIndex)
    let text = pressed.contents.first { $0.name == key.name }?.colors.first
    guard let old = try? rest.backdrop.color(point.x, point.y),
      let face = try? pressed.backdrop.color(point.x, point.y)
    else { return Self.overlays[0].text }
    let visible = Self.overlays.first { overlay in
      let (hex, opacity) = pressed.situation.isDark ? overlay.dark : overlay.light
      let color = Color.Resolved(hex: hex, opacity: opacity)
      let new = color.over(face)
      let isSeen = ColorVision?.distances(old, new).allSatisfy { $0 >= level.difference }
      let contrast = text.map { color.over($0.over(face)).contrast(to: new) } ?? level.text
      return isSeen && contrast >= level.text
    }
    return (visible ?? Self.overlays[0]).text
  }
}
