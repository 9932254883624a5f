internal import Cairo
internal import Foundation
internal import KeyboardDrawing

extension [Scene.Node] {

  /// A box in points that holds all that the nodes draw; nothing if it isn't known.
  ///
  /// Text may reach out of its own box, so that nothing is known about nodes with text, except in a
  /// group that is cut.
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
      // A sharp corner reaches out by ten half widths at most, where Cairo cuts it off.
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

  /// The box of a rectangle with a margin around it.
  init(_ rect: CGRect, margin: Double = 0) {
    self.init(
      left: Double(rect.minX) - margin, top: Double(rect.minY) - margin,
      right: Double(rect.maxX) + margin, bottom: Double(rect.maxY) + margin)
  }
}
