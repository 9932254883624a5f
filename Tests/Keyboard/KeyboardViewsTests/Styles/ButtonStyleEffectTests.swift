import Foundation
import KeyboardKit
import Testing

@testable import KeyboardStyling

/// The effect of every field of a key's style on the scene of a keyboard.
@Suite struct ButtonStyleEffectTests {

  /// A field, a value for it, and what is to be seen of it in the nodes of the key `q`.
  typealias Row = FieldEffect<Keyboard.ButtonStyle, [Scene.Node]>

  private static let red = Color.Resolved(hex: 0xFF0000)
  private static let key = CGRect(x: 3, y: 56, width: 33, height: 42)

  static let rows = [
    Row(field: "backgroundColor", change: { $0.backgroundColor = Color(red) }) {
      $0.fills(red).contains { $0.controlPointBox == key }
    },
    Row(field: "background", change: { $0.background = .color(Color(red)) }) {
      $0.fills(red).contains { $0.controlPointBox == key }
    },
    Row(field: "foregroundColor", change: { $0.foregroundColor = Color(red) }) {
      $0.run("q")?.color == red
    },
    Row(field: "foregroundSecondaryOpacity", change: { $0.foregroundSecondaryOpacity = 0.25 }) {
      $0.run("EN")?.color.opacity == 0.25
    },
    Row(field: "label", change: { $0.label = .text("Ax") }) {
      $0.run("Ax") != nil && $0.run("q") == nil
    },
    Row(field: "nativeFont", change: { $0.nativeFont = .system(size: 11, weight: .black) }) {
      $0.run("q")?.font == .system(size: 11, weight: .black)
    },
    Row(field: "keyboardFont", change: { $0.keyboardFont = .system(size: 12) }) {
      $0.run("q")?.font.size == 12
    },
    Row(field: "fontWeight", change: { $0.fontWeight = .heavy }) {
      $0.run("q")?.font.weight == .heavy
    },
    Row(field: "fontFamily", change: { $0.fontFamily = ["Noto Sans", "Inter"] }) {
      $0.run("q")?.font.family == .named(["Noto Sans", "Inter"])
    },
    Row(field: "fontScale", change: { $0.fontScale = 0.5 }) { $0.run("q")?.font.size == 13 },
    Row(field: "fontStyle", change: { $0.fontStyle = .italic }) {
      $0.run("q")?.font.isItalic == true
    },
    Row(field: "textDecoration", change: { $0.textDecoration = .underline }) {
      $0.run("q")?.isUnderlined == true
    },
    Row(field: "textCase", change: { $0.textCase = .upper }) {
      $0.run("Q") != nil && $0.run("q") == nil
    },
    Row(field: "tracking", change: { $0.tracking = 3 }) { $0.run("q")?.font.tracking == 3 },
    Row(field: "baselineOffset", change: { $0.baselineOffset = 5 }) {
      // A lowercase letter is raised by 2 points already.
      $0.run("q")?.box.midY == key.midY - 7
    },
    Row(
      field: "foregroundGradient",
      change: { $0.foregroundGradient = KeyboardGradient(colors: [Color(red), .blue]) }
    ) {
      guard case .linearGradient(let stops, let start, let end)? = $0.run("q")?.gradient else {
        return false
      }
      return stops[0].color == red && start.y < end.y
    },
    Row(
      field: "textShadows",
      change: { style in
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
      field: "textOutlineColor",
      change: { style in
        style.textOutlineColor = Color(red)
        style.textOutlineWidth = 1
      }
    ) { $0.run("q")?.effects == [.outline(red, width: 1)] },
    Row(
      field: "textOutlineWidth",
      change: { style in
        style.textOutlineColor = Color(red)
        style.textOutlineWidth = 2
      }
    ) { $0.run("q")?.effects == [.outline(red, width: 2)] },
    Row(field: "cornerRadius", change: { $0.cornerRadius = 0 }) {
      $0.paths.contains(Path(roundedRect: key, cornerRadius: 0))
    },
    Row(
      field: "cornerRadii",
      change: { $0.cornerRadii = .init(topTrailing: .points(9), bottomTrailing: .percent(50)) }
    ) { nodes in
      // The other corners keep the radius of 5 points.
      [(9, key.maxX - 9, key.minY), (21, key.maxX, key.maxY - 21), (5, key.minX, key.minY + 5)]
        .allSatisfy { _, x, y in
          nodes.paths.contains { $0.elements.contains { $0.ends(at: CGPoint(x: x, y: y)) } }
        }
    },
    Row(field: "cornerStyle", change: { $0.cornerStyle = .continuous }) {
      $0.paths.contains(Path(continuousRoundedRect: key, cornerRadius: 5).thousandths)
    },
    Row(field: "storedBorderColor", change: { $0.borderColor = Color(red) }) {
      $0.strokes.contains { $0.paint == .color(red) && $0.style.lineWidth == 1 }
    },
    Row(field: "storedBorderSize", change: { $0.borderSize = 3 }) {
      $0.strokes.contains { $0.style.lineWidth == 3 }
    },
    Row(
      field: "borderEdges",
      change: { style in
        style.borderColor = Color(red)
        style.borderEdges = EdgeInsets(bottom: 4)
      }
    ) { nodes in
      // A ring: the whole key, and a hole that ends above the lower edge.
      nodes.fills(red).contains { $0.elements.count { $0 == .close } == 2 }
    },
    Row(field: "storedShadowColor", change: { $0.shadowColor = Color(red) }) {
      !$0.fills(red).isEmpty
    },
    Row(
      field: "storedShadowSize",
      change: { style in
        style.shadowColor = Color(red)
        style.shadowSize = 5
      }
    ) { $0.fills(red).contains { $0.controlPointBox.maxY == key.maxY + 5 } },
    Row(
      field: "glowColor",
      change: { style in
        style.glowColor = Color(red)
        style.glowRadius = 6
      }
    ) { $0.shadows.contains { $0.color == red && $0.radius == 3 } },
    Row(
      field: "glowRadius",
      change: { style in
        style.glowColor = Color(red)
        style.glowRadius = 8
      }
    ) { $0.shadows.contains { $0.radius == 4 } },
    Row(field: "outerShadowColor", change: { $0.outerShadowColor = Color(red) }) { nodes in
      nodes.groups.contains { !$0.nodes.fills(red).isEmpty } || !nodes.fills(red).isEmpty
    },
    Row(
      field: "outerShadowRadius",
      change: { style in
        style.outerShadowColor = Color(red)
        style.outerShadowRadius = 6
      }
    ) { $0.shadows.contains { $0.color == red && $0.radius == 3 } },
    Row(
      field: "outerShadowOffset",
      change: { style in
        style.outerShadowColor = Color(red)
        style.outerShadowRadius = 6
        style.outerShadowOffset = CGPoint(x: 2, y: 7)
      }
    ) {
      $0.shadows.contains { $0.path.controlPointBox == key.offsetBy(dx: 2, dy: 7) }
    },
    Row(
      field: "innerShadowColor",
      change: { style in
        style.innerShadowColor = Color(red)
        style.innerShadowRadius = 4
      }
    ) { nodes in
      nodes.groups.contains { group in
        group.clip?.controlPointBox == key && group.nodes.shadows.contains { $0.color == red }
      }
    },
    Row(
      field: "innerShadowRadius",
      change: { style in
        style.innerShadowColor = Color(red)
        style.innerShadowRadius = 8
      }
    ) { $0.groups.contains { $0.nodes.shadows.contains { $0.radius == 4 } } },
    Row(
      field: "innerShadowOffset",
      change: { style in
        style.innerShadowColor = Color(red)
        style.innerShadowOffset = CGPoint(x: 0, y: 3)
      }
    ) { $0.groups.contains { !$0.nodes.fills(red).isEmpty } },
    Row(
      field: "borderGradient",
      change: { style in
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
      field: "shadows",
      change: { style in
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
      field: "icon",
      change: { style in
        let box = CGRect(x: 0, y: 0, width: 2, height: 2)
        style.icon = (try? VectorImage(path: "M0 0h2v1H0z", viewBox: box)).map {
          .init(.drawing($0))
        }
      }
    ) { nodes in
      nodes.contains { node in
        guard case .fill(let path, _) = node else { return false }
        let box = path.controlPointBox
        return abs(box.width - 2 * box.height) < 0.01 && abs(box.maxY - key.midY) < 1
      }
    },
    Row(field: "contentInsets", change: { $0.contentInsets = EdgeInsets(leading: 15) }) {
      $0.run("q")?.box.minX == key.minX + 15
    },
    Row(
      field: "pressedOverlayColor", isPressed: true,
      change: { style in
        style.pressedOverlayColor = Color(red)
      }
    ) { $0.fills(red).contains { $0.controlPointBox == key } },
    Row(field: "pressedScale", isPressed: true, change: { $0.pressedScale = 1.5 }) { nodes in
      nodes.paths.contains {
        $0.controlPointBox == key.insetBy(dx: -key.width / 4, dy: -key.height / 4)
      }
    },
    Row(
      field: "pressedOffset", isPressed: true,
      change: { $0.pressedOffset = CGPoint(x: -2, y: 3) }
    ) { nodes in
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
    }.scene(measuring: .fixedAdvance).nodes
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
