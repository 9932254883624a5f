internal import Cairo
internal import Foundation
internal import KeyboardDrawing

extension [Scene.Node] {

  /// A bounding box in points of all that the nodes draw, or `nil` if unknown.
  ///
  /// Text may exceed its frame, so the box of nodes with text is unknown, except in a clipped
  /// group.
  var box: InkBox? {
    var box: InkBox?
    for node in self {
      guard let next = node.box else { return nil }
      box = box?.union(next) ?? next
    }
    return box
  }
}

extension Scene.Node {

  fileprivate var box: InkBox? {
    switch self {
    case .fill(let path, _): InkBox(path.controlPointBox)
    case .stroke(let path, _, let style):
      // A miter reaches out by at most ten half widths, Cairo's limit.
      InkBox(path.controlPointBox, margin: style.lineWidth * (style.join == .miter ? 5 : 0.5) + 1)
    case .image(let image): InkBox(image.clip.controlPointBox)
    case .shadow(let shadow):
      InkBox(shadow.path.controlPointBox, margin: shadow.radius * 3 + 1)
    case .group(let group): group.clip.map { InkBox($0.controlPointBox) } ?? group.nodes.box
    case .text: nil
    }
  }
}

extension InkBox {

  /// Create a box from a rectangle with a margin.
  init(_ rect: CGRect, margin: Double = 0) {
    self.init(
      left: Double(rect.minX) - margin, top: Double(rect.minY) - margin,
      right: Double(rect.maxX) + margin, bottom: Double(rect.maxY) + margin)
  }
}
