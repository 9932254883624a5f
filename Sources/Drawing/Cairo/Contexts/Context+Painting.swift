internal import CPangoCairo
package import Foundation
package import KeyboardDrawing

extension Context {

  package func setSource(_ color: Color.Resolved) {
    cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.opacity)
  }

  /// Sets a color or a gradient with scaled lengths; conic gradients are drawn as surfaces.
  package func setSource(_ paint: Paint, scale: Double) {
    switch paint {
    case .color(let color): setSource(color)
    case .linearGradient(let stops, let from, let to):
      setSource(
        cairo_pattern_create_linear(from.x * scale, from.y * scale, to.x * scale, to.y * scale),
        stops)
    case .radialGradient(let stops, let center, let radius, let focus):
      let focus = focus ?? center
      setSource(
        cairo_pattern_create_radial(
          focus.x * scale, focus.y * scale, 0, center.x * scale, center.y * scale, radius * scale),
        stops)
    case .conicGradient: break
    }
  }

  private func setSource(_ gradient: OpaquePointer?, _ stops: [Paint.Stop]) {
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        gradient, stop.location, color.red, color.green, color.blue, color.opacity)
    }
    cairo_set_source(pointer, gradient)
    cairo_pattern_destroy(gradient)
  }

  package func fill() { cairo_fill(pointer) }

  package func stroke(_ style: StrokeStyle, scale: Double) {
    cairo_set_line_width(pointer, style.lineWidth * scale)
    let cap =
      switch style.cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    let join =
      switch style.join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_cap(pointer, cap)
    cairo_set_line_join(pointer, join)
    cairo_set_miter_limit(pointer, style.miterLimit)
    cairo_set_dash(
      pointer, style.dash.map { $0 * scale }, Int32(style.dash.count), style.dashPhase * scale)
    cairo_stroke(pointer)
  }

  package func erase() {
    cairo_set_operator(pointer, CAIRO_OPERATOR_DEST_OUT)
    cairo_set_source_rgba(pointer, 0, 0, 0, 1)
    cairo_fill(pointer)
    cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
  }

  package func mask(_ surface: borrowing Surface, at origin: CGPoint) {
    cairo_mask_surface(pointer, surface.pointer, origin.x, origin.y)
  }

  package func paint(_ surface: borrowing Surface, at origin: CGPoint, opacity: Double) {
    cairo_set_source_surface(pointer, surface.pointer, origin.x, origin.y)
    cairo_pattern_set_filter(cairo_get_source(pointer), CAIRO_FILTER_GOOD)
    cairo_paint_with_alpha(pointer, opacity)
  }

  /// The pixels around a surface: none, or repeated edges or pixels.
  package enum Extension: Hashable, Sendable {
    case nothing, edges, itself
  }

  package func setSource(
    _ surface: borrowing Surface, at origin: CGPoint, pixelWidth: Double = 1,
    pixelHeight: Double = 1, extending: Extension
  ) {
    cairo_set_source_surface(pointer, surface.pointer, 0, 0)
    let pattern = cairo_get_source(pointer)
    var matrix = cairo_matrix_t()
    cairo_matrix_init(
      &matrix, 1 / pixelWidth, 0, 0, 1 / pixelHeight, -origin.x / pixelWidth,
      -origin.y / pixelHeight)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    let extent =
      switch extending {
      case .nothing: CAIRO_EXTEND_NONE
      case .edges: CAIRO_EXTEND_PAD
      case .itself: CAIRO_EXTEND_REPEAT
      }
    cairo_pattern_set_extend(pattern, extent)
  }

  package func paint(opacity: Double = 1) { cairo_paint_with_alpha(pointer, opacity) }

  /// Draws a color over the drawn area, keeping its alpha.
  package func tint(_ color: Color.Resolved) {
    cairo_set_operator(pointer, CAIRO_OPERATOR_ATOP)
    setSource(color)
    cairo_paint(pointer)
    cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
  }
}
