internal import CPangoCairo

extension Context {

  /// Draw with a color from here on; its components are from 0 to 1 and not multiplied.
  package func setSource(red: Double, green: Double, blue: Double, alpha: Double) {
    cairo_set_source_rgba(pointer, red, green, blue, alpha)
  }

  /// Draw with a pattern from here on.
  package func setSource(_ pattern: borrowing Pattern) {
    cairo_set_source(pointer, pattern.pointer)
  }

  /// Fill the current path by the non-zero winding rule and forget the path.
  package func fill() {
    cairo_fill(pointer)
  }

  /// How lines end.
  package enum LineCap: Hashable, Sendable {
    case butt, round
  }

  /// How lines meet.
  package enum LineJoin: Hashable, Sendable {
    case miter, round
  }

  /// Draw a line along the current path and forget the path.
  package func stroke(width: Double, cap: LineCap, join: LineJoin) {
    cairo_set_line_width(pointer, width)
    cairo_set_line_cap(pointer, cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(pointer, join == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    cairo_stroke(pointer)
  }

  /// Take the inside of the current path out of what was drawn and forget the path.
  package func erase() {
    cairo_set_operator(pointer, CAIRO_OPERATOR_DEST_OUT)
    cairo_set_source_rgba(pointer, 0, 0, 0, 1)
    cairo_fill(pointer)
    cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
  }

  /// Draw with the current source through a mask whose top left corner is placed at a point.
  package func mask(_ surface: borrowing Surface, at origin: Point) {
    cairo_mask_surface(pointer, surface.pointer, origin.x, origin.y)
  }

  /// Draw a picture whose top left corner is placed at a point, smoothly where it is scaled.
  package func paint(_ surface: borrowing Surface, at origin: Point, opacity: Double) {
    cairo_set_source_surface(pointer, surface.pointer, origin.x, origin.y)
    cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_GOOD)
    cairo_paint_with_alpha(pointer, opacity)
  }
}
