import Foundation
import KeyboardDrawing
import KeyboardRender
import SourceText

/// The texts and icons of a scene among its other nodes, in drawing order.
struct SceneContents {

  private(set) var contents: [SceneContent] = []

  private let scene: Scene
  private let parts: [Scene.Part?]
  private let texts: [RenderReport.Text]
  private var partsLeft: ArraySlice<Scene.Part?> = []
  private var textsLeft: ArraySlice<RenderReport.Text> = []

  init(of scene: Scene, parts: [Scene.Part?], renderer: KeyboardRenderer) throws {
    (self.scene, self.parts) = (scene, parts)
    texts = try renderer.report(of: scene, scale: 1).texts
    _ = replacing { _ in nil }
  }

  /// Draws nodes in place of the content, below everything that covers it.
  mutating func replacing(_ replacement: (SceneContent) -> Scene.Node?) -> [Scene.Node] {
    (contents, partsLeft, textsLeft) = ([], parts[...], texts[...])
    return replacing(scene.nodes, replacement)
  }

  private mutating func replacing(
    _ nodes: [Scene.Node], _ replacement: (SceneContent) -> Scene.Node?
  ) -> [Scene.Node] {
    nodes.compactMap { node in
      let own = partsLeft.prefix(node.count)
      if let part = own.first ?? nil, Set(own).count == 1, let (box, paint) = node.outline {
        partsLeft.removeFirst(own.count)
        return replaced(content(of: part, in: box, paint: paint), in: node, replacement)
      }
      switch node {
      case .group(var group):
        group.nodes = replacing(group.nodes, replacement)
        return group.nodes.isEmpty ? nil : .group(group)
      case .text(let run):
        partsLeft.removeFirst()
        let placed = textsLeft.removeFirst()
        guard let part = own.first ?? nil else { return node }
        return content(of: part, showing: run, placed).flatMap {
          replaced($0, in: node, replacement)
        }
      case .shadow where own.first.flatMap({ $0 }) != nil:
        // The glow of an icon belongs to it, as that of a text.
        partsLeft.removeFirst()
        return nil
      default:
        partsLeft.removeFirst()
        return node
      }
    }
  }

  private mutating func replaced(
    _ content: SceneContent, in node: Scene.Node, _ replacement: (SceneContent) -> Scene.Node?
  ) -> Scene.Node? {
    contents.append(content)
    guard let other = replacement(content) else { return nil }
    guard case .group(let group) = node else { return other }
    return .group(Scene.Group([other], opacity: group.opacity))
  }

  private func content(
    of part: Scene.Part, showing run: TextRun, _ placed: RenderReport.Text
  ) -> SceneContent? {
    // Color emoji have colors of their own.
    guard let ink = placed.ink, !placed.fonts.contains(where: { $0.contains("Emoji") }) else {
      return nil
    }
    var content = content(of: part, in: ink, paint: run.paint)
    let size = run.font.size * placed.scale
    content.text = run.text
    content.size = size
    content.isLarge = LintLevel.isLarge(size: size, strokeWidth: placed.strokeWidth ?? 0)
    return content
  }

  private func content(of part: Scene.Part, in ink: CGRect, paint: Paint) -> SceneContent {
    // A text may stand outside of the picture, where it isn't seen.
    let inside = ink.integral.intersection(CGRect(origin: .zero, size: scene.size).integral)
    return SceneContent(part: part, paint: paint, box: inside.isNull ? .zero : inside)
  }
}

extension Scene.Element {

  var part: Scene.Part { Scene.Part(.content, of: role, named: name) }

  func property(_ name: String) -> String? { style.first { $0.name == name }?.text }
}

extension Scene.Node {

  fileprivate var count: Int {
    if case .group(let group) = self { group.nodes.reduce(0) { $0 + $1.count } } else { 1 }
  }

  fileprivate var outline: (box: CGRect, paint: Paint)? {
    switch self {
    case .fill(let path, let paint): return (path.controlPointBox, paint)
    case .stroke(let path, let paint, let style):
      let reach = style.lineWidth / 2
      return (path.controlPointBox.insetBy(dx: -reach, dy: -reach), paint)
    case .group(let group):
      let parts = group.nodes.compactMap(\.outline)
      guard let first = parts.first else { return nil }
      return (parts.dropFirst().reduce(first.box) { $0.union($1.box) }, first.paint)
    case .text, .image, .shadow, .material: return nil
    }
  }
}

/// Text or icon of a scene, whose contrast lint measures.
struct SceneContent: Sendable {

  let part: Scene.Part
  var text: String?

  /// The drawn size of the text in points.
  var size: Double?
  var paint: Paint

  /// In whole points.
  var box: CGRect

  /// As for WCAG, whose definition of large text says that thin strokes are harder to read.
  var isLarge = false

  var role: Scene.Element.Role { part.role }
  var name: String { part.name }
  var isLabel: Bool { part.piece == .label }
  var isSubtitle: Bool { part.piece == .subtitle }
  var isSelected: Bool { part.piece == .selection }

  var identity: [String] { [role.rawValue, name, text ?? "", isSelected ? "selected" : ""] }

  var colors: [Color.Resolved] {
    switch paint {
    case .color(let color): [color]
    case .linearGradient, .radialGradient, .conicGradient: paint.stops.map(\.color)
    }
  }

  var label: String { name.isEmpty ? text ?? role.rawValue : name }

  var title: String {
    switch role {
    case .toolbarItem:
      return isSubtitle ? "The subtitle \((text ?? "").quoted)" : "The toolbar item \(name.quoted)"
    case .key:
      guard let text else { return "The icon of the key \(name.quoted)" }
      if isLabel { return "The label \(text.quoted) of the key \(name.quoted)" }
      return text == name
        ? "The text of the key \(name.quoted)"
        : "The text \(text.quoted) of the key \(name.quoted)"
    default: return text.map { "The text \($0.quoted)" } ?? "An icon"
    }
  }
}
