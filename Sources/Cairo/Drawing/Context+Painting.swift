internal import CPangoCairo

extension Context {

  /// Set the source to a color with components from 0 to 1, not premultiplied.
  package func setSource(red: Double, green: Double, blue: Double, alpha: Double) {
    cairo_set_source_rgba(pointer, red, green, blue, alpha)
  }

  /// Set the source to a pattern.
  package func setSource(_ pattern: borrowing Pattern) {
    cairo_set_source(pointer, pattern.pointer)
  }

  /// Fill the current path by the nonzero winding rule, and clear the path.
  package func fill() {
    cairo_fill(pointer)
  }

  /// The shape of a line's ends.
  package enum LineCap: Hashable, Sendable {
    case butt, round
  }

  /// The shape of a line's joins.
  package enum LineJoin: Hashable, Sendable {
    case miter, round
  }

  /// Stroke the current path, and clear it.
  package func stroke(width: Double, cap: LineCap, join: LineJoin) {
    cairo_set_line_width(pointer, width)
    cairo_set_line_cap(pointer, cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(pointer, join == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    cairo_stroke(pointer)
  }

  /// Erase the interior of the current path, and clear the path.
  package func erase() {
    cairo_set_operator(pointer, CAIRO_OPERATOR_DEST_OUT)
    cairo_set_source_rgba(pointer, 0, 0, 0, 1)
    cairo_fill(pointer)
    cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
  }

  /// Draw the current source through a mask with its top left corner at a point.
  package func mask(_ surface: borrowing Surface, at origin: Point) {
    cairo_mask_surface(pointer, surface.pointer, origin.x, origin.y)
  }

  /// Draw a surface with its top left corner at a point, smoothly if scaled.
  package func paint(_ surface: borrowing Surface, at origin: Point, opacity: Double) {
    cairo_set_source_surface(pointer, surface.pointer, origin.x, origin.y)
    cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_GOOD)
    cairo_paint_with_alpha(pointer, opacity)
  }
}
