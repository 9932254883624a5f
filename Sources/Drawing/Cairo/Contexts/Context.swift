internal import CPangoCairo
internal import Foundation
package import KeyboardDrawing

/// Calls don't throw: Cairo records its first error, which ``check()`` throws at the end.
package struct Context: ~Copyable {

  let pointer: OpaquePointer

  package init(_ surface: borrowing Surface) { pointer = cairo_create(surface.pointer) }

  package init(_ surface: borrowing PDFSurface) { pointer = cairo_create(surface.pointer) }

  deinit { cairo_destroy(pointer) }

  package func check() throws(CairoError) { try cairo_status(pointer).check() }

  package func saved(_ body: () -> Void) {
    cairo_save(pointer)
    body()
    cairo_restore(pointer)
  }

  package func translate(x: Double, y: Double) { cairo_translate(pointer, x, y) }

  package func scale(x: Double, y: Double) { cairo_scale(pointer, x, y) }

  /// Clockwise, as y points down.
  package func rotate(degrees: Double) { cairo_rotate(pointer, degrees * .pi / 180) }

  package func endPage() { cairo_show_page(pointer) }

  package func clip() { cairo_clip(pointer) }

  package var clipBox: InkBox {
    var box = InkBox(left: 0, top: 0, right: 0, bottom: 0)
    cairo_clip_extents(pointer, &box.left, &box.top, &box.right, &box.bottom)
    return box
  }

  package func layer(opacity: Double, blend: BlendMode = .normal, _ body: () -> Void) {
    cairo_push_group(pointer)
    body()
    cairo_pop_group_to_source(pointer)
    cairo_set_operator(pointer, blend.value)
    cairo_paint_with_alpha(pointer, opacity)
    cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
  }

  package func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    cairo_rectangle(pointer, x, y, width, height)
  }

  package func add(_ path: Path, scale: Double, x: Double = 0, y: Double = 0) {
    path.forEach { element in
      switch element {
      case .move(let point): cairo_move_to(pointer, point.x * scale + x, point.y * scale + y)
      case .line(let point): cairo_line_to(pointer, point.x * scale + x, point.y * scale + y)
      case .curve(let first, let second, let end):
        cairo_curve_to(
          pointer, first.x * scale + x, first.y * scale + y, second.x * scale + x,
          second.y * scale + y, end.x * scale + x, end.y * scale + y)
      case .close: cairo_close_path(pointer)
      }
    }
  }

  /// The corner is in pixels; pixels outside of the clip are transparent.
  package func backdrop(
    left: Int, top: Int, width: Int, height: Int, over base: Color.Resolved
  ) -> Surface {
    let copy = Surface(.color, width: width, height: height)
    let target = cairo_get_group_target(pointer)
    cairo_save(pointer)
    rectangle(Double(left), Double(top), Double(width), Double(height))
    cairo_clip(pointer)
    // The layer has the pixels that the clip lets through.
    cairo_push_group(pointer)
    cairo_set_source_rgb(pointer, base.red, base.green, base.blue)
    cairo_paint(pointer)
    cairo_set_source_surface(pointer, target, 0, 0)
    cairo_paint(pointer)
    let layer = cairo_pop_group(pointer)
    let pen = Context(copy)
    pen.translate(x: -Double(left), y: -Double(top))
    cairo_set_source(pen.pointer, layer)
    cairo_paint(pen.pointer)
    cairo_pattern_destroy(layer)
    cairo_restore(pointer)
    return copy
  }
}

extension BlendMode {

  fileprivate var value: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    }
  }
}
