import KeyboardKit
import Testing

@Suite struct CalloutStyleEffectTests {

  private static let red = Color.Resolved(hex: 0xFF0000)

  /// A field, a value for it, and what is to be seen of it on a keyboard with a callout over `e`.
  typealias Row = FieldEffect<KeyboardCallout.CalloutStyle, Scene>

  static let rows = [
    Row("actionItemColumns", { $0.actionItemColumns = 4 }) { scene in
      Set(scene.elements.filter { $0.role == .calloutItem }.map(\.box.minY)).count == 2
    },
    Row("actionItemFont", { $0.actionItemFont = .system(size: 9) }) {
      $0.nodes.run("é")?.font.size == 9
    },
    Row("actionItemMaxSize", { $0.actionItemMaxSize.width = 20 }) { scene in
      (scene.elements.first { $0.name == "é" }?.box.width ?? 99) <= 20.5
    },
    Row("actionItemPadding", { $0.actionItemPadding.height = 0 }),
    Row("background", { $0.background = .color(Color(red)) }) {
      $0.nodes.fills(red).count == 1
    },
    Row("backgroundColor", { $0.backgroundColor = Color(red) }) {
      $0.nodes.fills(red).count == 1
    },
    Row("borderColor", { $0.borderColor = Color(red) }) {
      $0.nodes.shadows.contains { $0.color == red }
    },
    Row(
      "borderGradient",
      { style in
        style.borderGradient = KeyboardGradient(shape: .horizontal, colors: [Color(red), .blue])
        style.borderSize = 3
      }
    ) { scene in
      let box = scene.elements.first { $0.role == .actionCallout }?.box ?? .null
      return scene.nodes.contains {
        guard case .stroke(_, .linearGradient(_, let from, let to), _) = $0 else { return false }
        return abs(from.x - box.minX) < 0.01 && abs(to.x - box.maxX) < 0.01
      }
    },
    Row("borderSize", { ($0.borderColor, $0.borderSize) = (Color(red), 3) }) { scene in
      scene.nodes.shadows.allSatisfy { $0.color != red }
        && scene.nodes.contains {
          if case .stroke(_, .color(red), let style) = $0 { style.lineWidth == 3 } else { false }
        }
    },
    Row("buttonOverlayCornerRadius", { $0.buttonOverlayCornerRadius = 14 }),
    Row("buttonOverlayInset", { $0.buttonOverlayInset.width = 4 }),
    Row("cornerRadius", { $0.cornerRadius = 3 }),
    Row("curveSize", { $0.curveSize.height = 4 }),
    Row("fontFamily", { $0.fontFamily = ["Inter"] }) {
      $0.nodes.run("è")?.font.family == .named(["Inter"])
    },
    Row("fontWeight", isInput: true, { $0.fontWeight = .black }) {
      $0.nodes.runs.contains { $0.text == "e" && $0.font.weight == .black }
    },
    Row("foregroundColor", { $0.foregroundColor = Color(red) }) {
      $0.nodes.run("è")?.color == red
    },
    Row("inputItemFont", isInput: true, { $0.inputItemFont = .system(size: 50) }) {
      $0.nodes.runs.contains { $0.text == "e" && $0.font.size == 50 }
    },
    Row("inputItemMinSize", isInput: true, { $0.inputItemMinSize.width = 120 }) {
      ($0.elements.first { $0.role == .inputCallout }?.box.width ?? 0) >= 120
    },
    Row("offset", { $0.offset = CGPoint(x: 0, y: 12) }),
    Row("placement", { ($0.placement, $0.actionItemColumns) = (.center, 3) }) { scene in
      let (callout, key) = (
        scene.elements.box(of: .actionCallout), scene.elements.box(of: .key, "e")
      )
      return abs(callout.midX - key.midX) < 1
    },
    Row("selectedBackgroundColor", { $0.selectedBackgroundColor = Color(red) }) {
      $0.nodes.fills(red).count == 1
    },
    Row("selectedForegroundColor", { $0.selectedForegroundColor = Color(red) }) {
      $0.nodes.run("é")?.color == red
    },
    Row("shadowColor", { $0.shadowColor = Color(red) }) {
      $0.nodes.shadows.contains { $0.color == red }
    },
    Row("shadowRadius", { $0.shadowRadius = 11 }) {
      $0.nodes.shadows.contains { $0.radius == 11 }
    },
    Row("stem", isInput: true, { $0.stem = KeyboardCallout.CalloutStyle.Stem.none }) {
      $0.elements.box(of: .inputCallout).maxY < $0.elements.box(of: .key, "e").minY
    },
    Row("stemWidth", isInput: true, { ($0.stem, $0.stemWidth) = (.pointer, 30) }),
    Row(
      "textOutlineColor", { ($0.textOutlineColor, $0.textOutlineWidth) = (Color(red), 1) }
    ) { $0.nodes.run("è")?.effects == [.outline(red, width: 1)] },
    Row(
      "textOutlineWidth", { ($0.textOutlineColor, $0.textOutlineWidth) = (Color(red), 2) }
    ) { $0.nodes.run("è")?.effects == [.outline(red, width: 2)] },
    Row(
      "textShadows", { style in style.textShadows = [.init(color: Color(red), radius: 6)] }
    ) { $0.nodes.run("è")?.effects == [.shadow(red, radius: 3, offset: .zero)] },
  ]

  private func view(isInput: Bool) -> KeyboardView {
    let context = KeyboardContext(device: .standard)
    context.keyboardCase = .lowercased
    var view = KeyboardView(keyboardContext: context, suggestions: [.init(text: "One")])
    view.pressedActions = [.character("e")]
    view.callout =
      isInput
      ? .input(.character("e")) : .actions(of: .character("e"), selectedIndex: 2)
    return view
  }

  private func scene(
    isInput: Bool, _ change: (inout KeyboardCallout.CalloutStyle) -> Void
  ) -> Scene {
    var style = KeyboardCallout.CalloutStyle()
    change(&style)
    return view(isInput: isInput).keyboardCalloutStyle(style).scene
  }

  @Test(arguments: rows) func changesTheScene(row: Row) {
    row.check { scene(isInput: row.isInput, $0) }
  }

  @Test func everyFieldHasARow() {
    // What is followed depends on the theme, and movements on the time: `CalloutFollowingTests`,
    // `KeyboardMotionTests`.
    let names = KeyboardCallout.CalloutStyle.fields.map(\.name)
      .filter { !["follow", "transition"].contains($0) }
    #expect(Set(Self.rows.map(\.field)) == Set(names))
  }
}

extension [Scene.Element] {

  fileprivate func box(of role: Scene.Element.Role, _ name: String? = nil) -> CGRect {
    first { $0.role == role && (name == nil || $0.name == name) }?.box ?? .null
  }
}
