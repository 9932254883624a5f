internal import Cairo
internal import KeyboardDrawing

extension Canvas {

  /// Draw the masks of a renderer's first picture on all processors.
  ///
  /// In a fresh process they take most of the drawing time. Further pictures have few new ones.
  func prepareMasks(of scene: Scene) {
    guard rows != nil, masks.isEmpty else { return }
    var shapes: [ShapeMask.Key: ShapeMask] = [:]
    var texts: [TextMask.Key: TextOutlines] = [:]
    for node in scene.nodes {
      switch node {
      case .fill(let path, let paint):
        if paint.hasEqualRows { add(path, line: nil, to: &shapes) }
      case .stroke(let path, let paint, let style):
        if paint.hasEqualRows { add(path, line: style, to: &shapes) }
      case .text(let run):
        let text = pixelText(run)
        let key = text.key
        if text.placed.shaped.hasOutlines, texts[key] == nil { texts[key] = text.outlines }
      case .material, .image, .shadow, .group: break
      }
    }
    masks.draw(shapes.values.map(MaskPlan.shape) + texts.map(MaskPlan.text))
  }

  private func add(
    _ path: Path, line: StrokeStyle?, to shapes: inout [ShapeMask.Key: ShapeMask]
  ) {
    guard let shape = ShapeMask(path, line: line, scale: scale) else { return }
    shapes[shape.key] = shape
  }
}
