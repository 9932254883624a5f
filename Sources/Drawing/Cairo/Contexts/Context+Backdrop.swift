internal import CPangoCairo

extension Context {

  /// The corner is in pixels; pixels outside of the clip are transparent.
  package func backdrop(
    left: Int, top: Int, width: Int, height: Int, red: Double, green: Double, blue: Double
  ) -> Surface {
    let copy = Surface(.color, width: width, height: height)
    let target = cairo_get_group_target(pointer)
    cairo_save(pointer)
    rectangle(Double(left), Double(top), Double(width), Double(height))
    cairo_clip(pointer)
    // The layer has the pixels that the clip lets through.
    cairo_push_group(pointer)
    cairo_set_source_rgb(pointer, red, green, blue)
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
