internal import CPangoCairo

extension Context {

  /// The extension of a surface beyond its edges.
  package enum Extension: Hashable, Sendable {

    /// Transparent.
    case nothing

    /// The colors of the edges.
    case edges

    /// Repeated.
    case itself
  }

  /// Set the source to a surface with its top left corner at a point, scaled to a pixel size.
  package func setSource(
    _ surface: borrowing Surface, at origin: Point, pixelWidth: Double = 1, pixelHeight: Double = 1,
    extending: Extension
  ) {
    cairo_set_source_surface(pointer, surface.pointer, 0, 0)
    let pattern = cairo_get_source(pointer)
    var matrix = cairo_matrix_t()
    cairo_matrix_init(
      &matrix, 1 / pixelWidth, 0, 0, 1 / pixelHeight, -origin.x / pixelWidth,
      -origin.y / pixelHeight)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(pattern, extending.value)
  }

  /// Draw the current source everywhere, with an opacity.
  package func paint(opacity: Double = 1) {
    cairo_paint_with_alpha(pointer, opacity)
  }

  /// Draw a color over the drawn area, keeping its alpha.
  package func tint(red: Double, green: Double, blue: Double, alpha: Double) {
    cairo_set_operator(pointer, CAIRO_OPERATOR_ATOP)
    cairo_set_source_rgba(pointer, red, green, blue, alpha)
    cairo_paint(pointer)
    cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
  }
}

extension Context.Extension {

  fileprivate var value: cairo_extend_t {
    switch self {
    case .nothing: CAIRO_EXTEND_NONE
    case .edges: CAIRO_EXTEND_PAD
    case .itself: CAIRO_EXTEND_REPEAT
    }
  }
}
