import KeyboardKit
import Testing

@testable import KeyboardStyling

@Suite struct ButtonStyleEffectTests {

  /// A field, a value for it, and what is to be seen of it in the nodes of the key `q`.
  typealias Row = FieldEffect<Keyboard.ButtonStyle, [Scene.Node]>

  private static let red = Color.Resolved(hex: 0xFF0000)
  private static let key = CGRect(x: 3, y: 56, width: 33, height: 42)

  static let rows = [
    Row("backgroundColor", { $0.backgroundColor = Color(red) }) {
      $0.fills(red).contains { $0.controlPointBox == key }
    },
    Row("background", { $0.background = .color(Color(red)) }) {
      $0.fills(red).contains { $0.controlPointBox == key }
    },
    Row("foregroundColor", { $0.foregroundColor = Color(red) }) {
      $0.run("q")?.color == red
    },
    Row("foregroundSecondaryOpacity", { $0.foregroundSecondaryOpacity = 0.25 }) {
      $0.run("EN")?.color.opacity == 0.25
    },
    Row("label", { $0.label = .text("Ax") }) {
      $0.run("Ax") != nil && $0.run("q") == nil
    },
    Row("nativeFont", { $0.nativeFont = .system(size: 11, weight: .black) }) {
      $0.run("q")?.font == .system(size: 11, weight: .black)
    },
    Row("keyboardFont", { $0.keyboardFont = .system(size: 12) }) {
      $0.run("q")?.font.size == 12
    },
    Row("fontWeight", { $0.fontWeight = .heavy }) {
      $0.run("q")?.font.weight == .heavy
    },
    Row("fontFamily", { $0.fontFamily = ["Noto Sans", "Inter"] }) {
      $0.run("q")?.font.family == .named(["Noto Sans", "Inter"])
    },
    Row("fontScale", { $0.fontScale = 0.5 }) { $0.run("q")?.font.size == 13 },
    Row("fontStyle", { $0.fontStyle = .italic }) {
      $0.run("q")?.font.isItalic == true
    },
    Row("textDecoration", { $0.textDecoration = .underline }) {
      $0.run("q")?.isUnderlined == true
    },
    Row("textCase", { $0.textCase = .upper }) {
      $0.run("Q") != nil && $0.run("q") == nil
    },
    Row("tracking", { $0.tracking = 3 }) { $0.run("q")?.font.tracking == 3 },
    Row("baselineOffset", { $0.baselineOffset = 5 }) {
      // A lowercase letter is raised by 2 points already.
      $0.run("q")?.box.midY == key.midY - 7
    },
    Row(
      "foregroundGradient",
      { $0.foregroundGradient = KeyboardGradient(colors: [Color(red), .blue]) }
    ) {
      guard case .linearGradient(let stops, let start, let end)? = $0.run("q")?.gradient else {
        return false
      }
      return stops[0].color == red && start.y < end.y
    },
    Row(
      "textShadows",
      { style in
        style.textShadows = [
          .init(color: Color(red), radius: 6), .init(color: .blue, offset: CGPoint(x: 2, y: 1)),
        ]
      }
    ) {
      $0.run("q")?.effects == [
        .shadow(red, radius: 3, offset: .zero),
        .shadow(Color.blue.resolved(isDark: false), radius: 0, offset: CGPoint(x: 2, y: 1)),
      ]
    },
    Row(
      "textOutlineColor", { ($0.textOutlineColor, $0.textOutlineWidth) = (Color(red), 1) }
    ) { $0.run("q")?.effects == [.outline(red, width: 1)] },
    Row(
      "textOutlineWidth", { ($0.textOutlineColor, $0.textOutlineWidth) = (Color(red), 2) }
    ) { $0.run("q")?.effects == [.outline(red, width: 2)] },
    Row("cornerRadius", { $0.cornerRadius = 0 }) {
      $0.paths.contains(Path(roundedRect: key, cornerRadius: 0))
    },
    Row(
      "cornerRadii",
      { $0.cornerRadii = .init(topTrailing: .points(9), bottomTrailing: .percent(50)) }
    ) { nodes in
      // The other corners keep the radius of 5 points.
      [(9, key.maxX - 9, key.minY), (21, key.maxX, key.maxY - 21), (5, key.minX, key.minY + 5)]
        .allSatisfy { _, x, y in
          nodes.paths.contains { $0.elements.contains { $0.ends(at: CGPoint(x: x, y: y)) } }
        }
    },
    Row("cornerStyle", { $0.cornerStyle = .continuous }) {
      $0.paths.contains(Path(continuousRoundedRect: key, cornerRadius: 5).thousandths)
    },
    Row("storedBorderColor", { $0.borderColor = Color(red) }) {
      $0.strokes.contains { $0.paint == .color(red) && $0.style.lineWidth == 1 }
    },
    Row("storedBorderSize", { $0.borderSize = 3 }) {
      $0.strokes.contains { $0.style.lineWidth == 3 }
    },
    Row(
      "borderEdges", { ($0.borderColor, $0.borderEdges) = (Color(red), EdgeInsets(bottom: 4)) }
    ) { nodes in
      // A ring: the whole key, and a hole that ends above the lower edge.
      nodes.fills(red).contains { $0.elements.count { $0 == .close } == 2 }
    },
    Row("storedShadowColor", { $0.shadowColor = Color(red) }) {
      !$0.fills(red).isEmpty
    },
    Row("storedShadowSize", { ($0.shadowColor, $0.shadowSize) = (Color(red), 5) }) {
      $0.fills(red).contains { $0.controlPointBox.maxY == key.maxY + 5 }
    },
    Row("glowColor", { ($0.glowColor, $0.glowRadius) = (Color(red), 6) }) {
      $0.shadows.contains { $0.color == red && $0.radius == 3 }
    },
    Row("glowRadius", { ($0.glowColor, $0.glowRadius) = (Color(red), 8) }) {
      $0.shadows.contains { $0.radius == 4 }
    },
    Row("outerShadowColor", { $0.outerShadowColor = Color(red) }) { nodes in
      nodes.groups.contains { !$0.nodes.fills(red).isEmpty } || !nodes.fills(red).isEmpty
    },
    Row(
      "outerShadowRadius", { ($0.outerShadowColor, $0.outerShadowRadius) = (Color(red), 6) }
    ) { $0.shadows.contains { $0.color == red && $0.radius == 3 } },
    Row(
      "outerShadowOffset",
      { style in
        style.outerShadowColor = Color(red)
        style.outerShadowRadius = 6
        style.outerShadowOffset = CGPoint(x: 2, y: 7)
      }
    ) {
      $0.shadows.contains { $0.path.controlPointBox == key.offsetBy(dx: 2, dy: 7) }
    },
    Row(
      "innerShadowColor", { ($0.innerShadowColor, $0.innerShadowRadius) = (Color(red), 4) }
    ) { nodes in
      nodes.groups.contains { group in
        group.clip?.controlPointBox == key && group.nodes.shadows.contains { $0.color == red }
      }
    },
    Row(
      "innerShadowRadius", { ($0.innerShadowColor, $0.innerShadowRadius) = (Color(red), 8) }
    ) { $0.groups.contains { $0.nodes.shadows.contains { $0.radius == 4 } } },
    Row(
      "innerShadowOffset",
      { ($0.innerShadowColor, $0.innerShadowOffset) = (Color(red), CGPoint(x: 0, y: 3)) }
    ) { $0.groups.contains { !$0.nodes.fills(red).isEmpty } },
    Row(
      "borderGradient",
      { style in
        style.borderSize = 2
        style.borderGradient = KeyboardGradient(shape: .horizontal, colors: [Color(red), .blue])
      }
    ) { nodes in
      nodes.strokes.contains { stroke in
        guard case .linearGradient(_, let from, let to) = stroke.paint else { return false }
        return from.x == key.minX && to.x == key.maxX
      }
    },
    Row(
      "shadows",
      { style in
        style.shadows = [
          .init(color: Color(red), radius: 6, offset: CGPoint(x: 1, y: 2), spread: 3),
          .init(color: Color(red), radius: 4, isInner: true),
        ]
      }
    ) { nodes in
      let outer = key.insetBy(dx: -3, dy: -3).offsetBy(dx: 1, dy: 2)
      return nodes.shadows.contains { $0.path.controlPointBox == outer && $0.radius == 3 }
        && nodes.groups.contains { $0.nodes.shadows.contains { $0.radius == 2 } }
    },
    Row(
      "icon",
      {
        let box = CGRect(x: 0, y: 0, width: 2, height: 2)
        $0.icon = (try? VectorImage(path: "M0 0h2v1H0z", viewBox: box)).map { .init(.drawing($0)) }
      }
    ) { nodes in
      nodes.contains { node in
        guard case .fill(let path, _) = node else { return false }
        let box = path.controlPointBox
        return abs(box.width - 2 * box.height) < 0.01 && abs(box.maxY - key.midY) < 1
      }
    },
    Row("contentInsets", { $0.contentInsets = EdgeInsets(leading: 15) }) {
      $0.run("q")?.box.minX == key.minX + 15
    },
    Row(
      "pressedOverlayColor", isPressed: true, { $0.pressedOverlayColor = Color(red) }
    ) { $0.fills(red).contains { $0.controlPointBox == key } },
    Row("pressedScale", isPressed: true, { $0.pressedScale = 1.5 }) { nodes in
      nodes.paths.contains {
        $0.controlPointBox == key.insetBy(dx: -key.width / 4, dy: -key.height / 4)
      }
    },
    Row("pressedOffset", isPressed: true, { $0.pressedOffset = CGPoint(x: -2, y: 3) }) { nodes in
      nodes.paths.contains { $0.controlPointBox == key.offsetBy(dx: -2, dy: 3) }
    },
  ]

  /// The nodes of a keyboard whose keys have a style over their own.
  private func nodes(
    isPressed: Bool, _ change: @escaping @Sendable (inout Keyboard.ButtonStyle) -> Void
  ) -> [Scene.Node] {
    let context = KeyboardContext(device: .standard)
    context.keyboardCase = .lowercased
    context.locales = [Locale(identifier: "en"), Locale(identifier: "de")]
    context.spaceContextMenuTrailing = .locale
    var view = KeyboardView(keyboardContext: context)
    if isPressed { view.pressedActions = [.character("q")] }
    return view.keyboardButtonStyle { _ in
      var style = Keyboard.ButtonStyle()
      change(&style)
      return style
    }.scene.nodes
  }

  @Test(arguments: rows) func changesTheScene(row: Row) {
    row.check { nodes(isPressed: row.isPressed, $0) }
  }
}

extension Path.Element {

  fileprivate func ends(at other: CGPoint) -> Bool {
    switch self {
    case .line(let point), .curve(_, _, let point): point == other
    case .move, .close: false
    }
  }
}
