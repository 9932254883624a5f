internal import Cairo
internal import KeyboardDrawing

extension Canvas {

  /// Draw nodes with a common clipping path and opacity.
  func group(_ group: Scene.Group) {
    context.saved {
      if let clip = group.clip {
        context.add(clip, scale: scale)
        context.clip()
      }
      guard group.opacity < 1 else { return draw(group.nodes) }
      limit(to: group.nodes)
      context.layer(opacity: group.opacity) { draw(group.nodes) }
    }
  }

  /// Clip to the bounding box of nodes, since a layer of the size of the picture takes longer than
  /// its content.
  private func limit(to nodes: [Scene.Node]) {
    guard let box = nodes.box else { return }
    let (left, top) = ((box.left * scale).rounded(.down), (box.top * scale).rounded(.down))
    let (right, bottom) = ((box.right * scale).rounded(.up), (box.bottom * scale).rounded(.up))
    context.rectangle(left, top, right - left, bottom - top)
    context.clip()
  }
}
