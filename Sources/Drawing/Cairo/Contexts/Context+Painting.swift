internal import CPangoCairo
package import Foundation
package import KeyboardDrawing

extension Context {

  /// Components are from 0 to 1, not premultiplied.
  package func setSource(red: Double, green: Double, blue: Double, alpha: Double) {
    cairo_set_source_rgba(pointer, red, green, blue, alpha)
  }

  package func setSource(_ pattern: borrowing Pattern) {
    cairo_set_source(pointer, pattern.pointer)
  }

  package func fill() {
    cairo_fill(pointer)
  }

  package func stroke(_ style: StrokeStyle, scale: Double) {
    cairo_set_line_width(pointer, style.lineWidth * scale)
    cairo_set_line_cap(pointer, style.cap.value)
    cairo_set_line_join(pointer, style.join.value)
    cairo_set_miter_limit(pointer, style.miterLimit)
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

  package enum Extension: Hashable, Sendable {

    case nothing
    case edges
    case itself
  }

  package func setSource(
    _ surface: borrowing Surface, at origin: CGPoint, pixelWidth: Double = 1,
    pixelHeight: Double = 1,
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

extension StrokeStyle.Cap {

  fileprivate var value: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {

  fileprivate var value: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
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

package struct Pattern: ~Copyable {

  let pointer: OpaquePointer

  package init(from: CGPoint, to: CGPoint) {
    pointer = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
  }

  package init(center: CGPoint, radius: Double, focus: CGPoint? = nil) {
    let focus = focus ?? center
    pointer = cairo_pattern_create_radial(focus.x, focus.y, 0, center.x, center.y, radius)
  }

  deinit {
    cairo_pattern_destroy(pointer)
  }

  /// Offset and components are from 0 to 1, not premultiplied.
  package func addStop(at offset: Double, red: Double, green: Double, blue: Double, alpha: Double) {
    cairo_pattern_add_color_stop_rgba(pointer, offset, red, green, blue, alpha)
  }
}
