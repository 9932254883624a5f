internal import CPangoCairo

/// A gradient.
package struct Pattern: ~Copyable {

  let pointer: OpaquePointer

  /// Create a gradient along a line.
  package init(from: Point, to: Point) {
    pointer = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
  }

  /// Create a gradient around a center.
  package init(center: Point, radius: Double) {
    pointer = cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius)
  }

  deinit {
    cairo_pattern_destroy(pointer)
  }

  /// Add a color stop with components from 0 to 1, not premultiplied, at an offset from 0 to 1.
  package func addStop(at offset: Double, red: Double, green: Double, blue: Double, alpha: Double) {
    cairo_pattern_add_color_stop_rgba(pointer, offset, red, green, blue, alpha)
  }
}
