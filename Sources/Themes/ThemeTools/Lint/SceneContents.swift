import Foundation
import KeyboardDrawing
import KeyboardRender

/// Icons are paths like any other: the nodes that are missing in the scene of the same keyboard
/// with blank keys.
struct SceneContents {

  private(set) var contents: [SceneContent] = []

  private let scene: Scene
  private let blank: Scene
  private let texts: [RenderReport.Text]
  private var textCount = 0
  private let shownTexts: [Part: String]

  private struct Part: Hashable {
    var role: Scene.Element.Role
    var name: String
  }

  init(of scene: Scene, without blank: Scene, renderer: KeyboardRenderer) throws {
    self.scene = scene
    self.blank = blank
    texts = try renderer.report(of: scene, scale: 1).texts
    shownTexts = scene.elements.reduce(into: [:]) { texts, element in
      texts[Part(role: element.role, name: element.name)] = element.property("text")
    }
    _ = replacing { _ in nil }
  }

  /// Nodes are drawn where the content would be, so that whatever covers it covers them.
  mutating func replacing(_ replacement: (SceneContent) -> Scene.Node?) -> [Scene.Node] {
    (contents, textCount) = ([], 0)
    return replacing(scene.nodes, blank: blank.nodes, replacement)
  }

  private mutating func replacing(
    _ nodes: [Scene.Node], blank: [Scene.Node], _ replacement: (SceneContent) -> Scene.Node?
  ) -> [Scene.Node] {
    var result: [Scene.Node] = []
    var rest = blank[...]
    for node in nodes {
      switch node {
      case .text(let run):
        if rest.first == node { rest.removeFirst() }
        add(content(of: run), opacity: 1, to: &result, replacement)
      case .group(let group):
        if case .group(let other)? = rest.first, other.clip == group.clip,
          other.opacity == group.opacity
        {
          rest.removeFirst()
          var group = group
          group.nodes = replacing(group.nodes, blank: other.nodes, replacement)
          if !group.nodes.isEmpty { result.append(.group(group)) }
        } else {
          add(icon(of: node), opacity: group.opacity, to: &result, replacement)
        }
      case _ where rest.first == node:
        rest.removeFirst()
        result.append(node)
      default: add(icon(of: node), opacity: 1, to: &result, replacement)
      }
    }
    return result
  }

  private mutating func add(
    _ content: SceneContent?, opacity: Double, to nodes: inout [Scene.Node],
    _ replacement: (SceneContent) -> Scene.Node?
  ) {
    guard let content else { return }
    contents.append(content)
    guard let node = replacement(content) else { return }
    nodes.append(opacity < 1 ? .group(Scene.Group([node], opacity: opacity)) : node)
  }

  private mutating func content(of run: TextRun) -> SceneContent? {
    let placed = texts[textCount]
    textCount += 1
    // Color emoji have colors of their own.
    guard let ink = placed.ink, !placed.fonts.contains(where: { $0.contains("Emoji") }) else {
      return nil
    }
    var content = content(in: ink, paint: run.paint)
    let size = run.font.size * placed.scale
    content.text = run.text
    content.isLarge = size >= 18 || size >= 14 && run.font.weight.rawValue >= 700
    let isSecond = shownTexts[Part(role: content.role, name: content.name)] != run.text
    content.isLabel = content.isLabel && isSecond
    content.isSubtitle = content.role == .toolbarItem && isSecond
    return content
  }

  private func icon(of node: Scene.Node) -> SceneContent? {
    guard let (box, paint) = node.outline else { return nil }
    var content = content(in: box, paint: paint)
    content.isLabel = false
    return content
  }

  private func content(in ink: CGRect, paint: Paint) -> SceneContent {
    // A text may stand outside of the picture, where it isn't seen.
    let inside = ink.integral.intersection(CGRect(origin: .zero, size: scene.size).integral)
    let area = inside.isNull ? .zero : inside
    let center = CGPoint(x: ink.midX, y: ink.midY)
    let part = scene.elements.last {
      $0.role != .background && $0.role != .toolbar && $0.box.contains(center)
    }
    return SceneContent(
      role: part?.role ?? .background, name: part?.name ?? "keyboard", paint: paint, box: area,
      isLabel: part?.role == .key,
      isSelected: part?.role == .calloutItem && part?.property("state") == "selected")
  }
}

extension Scene.Element {

  func property(_ name: String) -> String? { style.first { $0.name == name }?.text }
}

extension Scene.Node {

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
