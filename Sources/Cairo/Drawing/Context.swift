internal import CPangoCairo

/// A pen for a surface.
///
/// Calls don't throw: Cairo remembers its first error and draws nothing afterwards, so ``check()`` is
/// asked once, when all is drawn.
package struct Context: ~Copyable {

  let pointer: OpaquePointer

  /// A pen for pixels in memory.
  package init(_ surface: borrowing Surface) {
    pointer = cairo_create(surface.pointer)
  }

  /// A pen for a PDF page.
  package init(_ surface: borrowing PDFSurface) {
    pointer = cairo_create(surface.pointer)
  }

  deinit {
    cairo_destroy(pointer)
  }

  /// Throw what went wrong since the pen was made.
  package func check() throws(CairoError) {
    try cairo_status(pointer).check()
  }

  /// Draw with a clip and a transform that end with the closure.
  package func saved(_ body: () -> Void) {
    cairo_save(pointer)
    body()
    cairo_restore(pointer)
  }

  /// Move the origin.
  package func translate(x: Double, y: Double) {
    cairo_translate(pointer, x, y)
  }

  /// Scale what is drawn from here on.
  package func scale(x: Double, y: Double) {
    cairo_scale(pointer, x, y)
  }

  /// End a page of a document.
  package func endPage() {
    cairo_show_page(pointer)
  }

  /// Limit drawing to the inside of the current path and forget the path.
  package func clip() {
    cairo_clip(pointer)
  }

  /// Draw what a closure draws on a layer of its own, and then the layer with an opacity.
  package func layer(opacity: Double, _ body: () -> Void) {
    cairo_push_group(pointer)
    body()
    cairo_pop_group_to_source(pointer)
    cairo_paint_with_alpha(pointer, opacity)
  }
}
