internal import CPangoCairo

package struct PDFSurface: ~Copyable {

  let pointer: OpaquePointer
  private let output: Output

  /// A fixed creation date such as `2000-01-01T00:00:00Z` makes the bytes reproducible.
  package init(width: Double, height: Double, created: String) {
    let output = Output()
    self.output = output
    pointer = cairo_pdf_surface_create_for_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        let output = Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue()
        output.bytes += UnsafeBufferPointer(start: bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(output).toOpaque(), width, height)
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATE_DATE, created)
    cairo_pdf_surface_restrict_to_version(pointer, CAIRO_PDF_VERSION_1_5)
  }

  deinit {
    // Destroying a surface flushes it, so the output must outlive it.
    withExtendedLifetime(output) {
      cairo_surface_destroy(pointer)
    }
  }

  package func finish() throws(CairoError) -> [UInt8] {
    cairo_surface_finish(pointer)
    try cairo_surface_status(pointer).check()
    return output.bytes
  }

  private final class Output {
    var bytes: [UInt8] = []
  }
}
