internal import Cairo
internal import KeyboardDrawing

extension Canvas {

  /// Stroke a path.
  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
    setSource(paint)
    context.add(path, scale: scale)
    context.stroke(
      width: style.lineWidth * scale,
      cap: style.cap == .round ? .round : .butt,
      join: style.join == .round ? .round : .miter)
  }
}
