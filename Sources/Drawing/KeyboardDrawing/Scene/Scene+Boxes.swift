package import Foundation

extension [Scene.Node] {

  /// Text may exceed its frame, so the box of nodes with text is unknown, except in a clipped
  /// group.
  package var box: CGRect? {
    var box: CGRect?
    for node in self {
      guard let next = node.box else { return nil }
      box = box?.union(next) ?? next
    }
    return box
  }
}

extension Scene.Node {

  fileprivate var box: CGRect? {
    switch self {
    case .fill(let path, _), .material(let path, _): path.controlPointBox
    case .stroke(let path, _, let style): path.controlPointBox.grown(by: style.reach + 1)
    case .image(let image): image.clip.controlPointBox
    case .shadow(let shadow): shadow.shapeBox.grown(by: shadow.radius * 3 + 1)
    case .group(let group): group.clip.map(\.controlPointBox) ?? group.nodes.box
    case .text: nil
    }
  }

  /// Return whether the node may draw in a rectangle, of text beside its few exceeding pixels.
  package func touches(_ area: CGRect) -> Bool {
    if case .text(let run) = self {
      let reach = run.effects.map(\.reach).max() ?? 0
      return run.box.grown(by: reach).intersects(area)
    }
    if case .group(let group) = self, group.clip == nil {
      return group.nodes.contains { $0.touches(area) }
    }
    return box?.intersects(area) ?? true
  }
}

extension CGRect {

  fileprivate func grown(by margin: Double) -> CGRect { insetBy(dx: -margin, dy: -margin) }
}
