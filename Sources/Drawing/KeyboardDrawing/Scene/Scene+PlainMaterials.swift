import Foundation

extension Scene {

  /// Colors stand in for the materials over nothing or a single color, as in most keyboards with
  /// glass: pictures cost no more, and documents need no filters.
  package var withPlainMaterials: Scene {
    guard hasMaterials else { return self }
    var scene = self
    scene.nodes = nodes.withPlainMaterials(over: [], in: CGRect(origin: .zero, size: size))
    return scene
  }

  package var hasMaterials: Bool { nodes.contains(where: \.hasMaterial) }
}

extension Scene.Node {

  package var hasMaterial: Bool {
    switch self {
    case .material: true
    case .group(let group): group.nodes.contains(where: \.hasMaterial)
    case .fill, .stroke, .text, .image, .shadow: false
    }
  }
}

extension [Scene.Node] {

  fileprivate func withPlainMaterials(over behind: [Scene.Node], in bounds: CGRect) -> Self {
    var drawn = behind
    for node in self {
      switch node {
      case .material(let path, let material):
        let reach = material.blur * 3
        let area = path.controlPointBox.insetBy(dx: -reach, dy: -reach).intersection(bounds)
        let color = drawn.singleColor(behind: area).map { material.color(over: $0) }
        drawn.append(color.map { .fill(path, .color($0)) } ?? node)
      case .group(var group) where node.hasMaterial:
        let inner = group.clip.map { bounds.intersection($0.controlPointBox) } ?? bounds
        let backdrop = group.isIsolated ? [] : drawn
        group.nodes = group.nodes.withPlainMaterials(over: backdrop, in: inner)
        drawn.append(.group(group))
      default: drawn.append(node)
      }
    }
    return Array(drawn.dropFirst(behind.count))
  }

  /// Return the only color in an area, transparent if nothing is drawn there, or `nil` for several
  /// colors.
  private func singleColor(behind area: CGRect) -> Color.Resolved? {
    for node in reversed() where node.touches(area) {
      guard case .fill(let path, .color(let color)) = node, color.isOpaque, path.covers(area)
      else { return nil }
      return color
    }
    return Color.Resolved(hex: 0, opacity: 0)
  }
}
