internal import CPangoCairo

/// A drawing context for a surface.
///
/// Calls don't throw: Cairo records its first error and stops drawing, so ``check()`` is called
/// once at the end.
package struct Context: ~Copyable {

  let pointer: OpaquePointer

  /// Create a context for pixels in memory.
  package init(_ surface: borrowing Surface) {
    pointer = cairo_create(surface.pointer)
  }

  /// Create a context for a PDF page.
  package init(_ surface: borrowing PDFSurface) {
    pointer = cairo_create(surface.pointer)
  }

  deinit {
    cairo_destroy(pointer)
  }

  /// Throw the first error since the context was created.
  package func check() throws(CairoError) {
    try cairo_status(pointer).check()
  }

  /// Restore clip and transform after a closure.
  package func saved(_ body: () -> Void) {
    cairo_save(pointer)
    body()
    cairo_restore(pointer)
  }

  /// Translate the origin.
  package func translate(x: Double, y: Double) {
    cairo_translate(pointer, x, y)
  }

  /// Scale the coordinates.
  package func scale(x: Double, y: Double) {
    cairo_scale(pointer, x, y)
  }

  /// End the page of a document.
  package func endPage() {
    cairo_show_page(pointer)
  }

  /// Clip to the interior of the current path, and clear the path.
  package func clip() {
    cairo_clip(pointer)
  }

  /// Draw the layer of a closure with an opacity.
  package func layer(opacity: Double, _ body: () -> Void) {
    cairo_push_group(pointer)
    body()
    cairo_pop_group_to_source(pointer)
    cairo_paint_with_alpha(pointer, opacity)
  }
}
