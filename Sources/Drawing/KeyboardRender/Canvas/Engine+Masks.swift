internal import Cairo
internal import KeyboardDrawing

extension Engine {

  /// In a fresh process they take most of the drawing time; further pictures have few new ones.
  func prepareMasks(of scene: Scene, scale: Double) {
    guard masks.isEmpty else { return }
    masks.draw { add in
      var shapes: Set<ShapeMask.Key> = []
      var texts: Set<TextMask.Key> = []
      func addShape(_ path: Path, _ line: StrokeStyle?) {
        guard let shape = ShapeMask(path, line: line, scale: scale) else { return }
        if shapes.insert(shape.key).inserted { add(.shape(shape)) }
      }
      for node in scene.nodes {
        switch node {
        case .fill(let path, let paint): if paint.hasEqualRows { addShape(path, nil) }
        case .stroke(let path, let paint, let line): if paint.hasEqualRows { addShape(path, line) }
        case .text(let run):
          let text = PixelText(run, scale: scale, isRaster: true, typesetter)
          guard text.placed.shaped.hasOutlines, texts.insert(text.key).inserted else { continue }
          if let outlines = text.outlines { add(.text(text.key, outlines)) }
        case .material, .image, .shadow, .group: break
        }
      }
    }
  }
}
