internal import CPangoCairo

extension Context {

  /// Clear the current path.
  package func beginPath() {
    cairo_new_path(pointer)
  }

  /// Start a subpath.
  package func move(_ x: Double, _ y: Double) {
    cairo_move_to(pointer, x, y)
  }

  /// Add a straight line.
  package func line(_ x: Double, _ y: Double) {
    cairo_line_to(pointer, x, y)
  }

  /// Add a cubic curve with two control points and its end.
  package func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    cairo_curve_to(pointer, x1, y1, x2, y2, x, y)
  }

  /// Add a straight line back to the start of the subpath.
  package func closePath() {
    cairo_close_path(pointer)
  }

  /// Add a rectangle.
  package func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    cairo_rectangle(pointer, x, y, width, height)
  }

  /// Add the outline of a glyph at a size, with its origin at a point.
  package func add(_ outline: Outline, at origin: Point, size: Double) {
    for element in outline.elements {
      switch element {
      case .move(let point):
        move(origin.x + point.x * size, origin.y + point.y * size)
      case .line(let point):
        line(origin.x + point.x * size, origin.y + point.y * size)
      case .curve(let first, let second, let end):
        curve(
          origin.x + first.x * size, origin.y + first.y * size,
          origin.x + second.x * size, origin.y + second.y * size,
          origin.x + end.x * size, origin.y + end.y * size)
      case .close:
        closePath()
      }
    }
  }
}
