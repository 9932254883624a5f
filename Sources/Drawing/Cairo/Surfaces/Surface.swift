internal import CPangoCairo
internal import Foundation

/// Bitmap in memory that Cairo draws into.
package struct Surface: ~Copyable {

  let pointer: OpaquePointer
  package let width: Int
  package let height: Int

  package enum Format: Hashable, Sendable {

    /// A premultiplied pixel `0xAARRGGBB`.
    case color

    case mask
  }

  package init(_ format: Format, width: Int, height: Int) {
    pointer = cairo_image_surface_create(
      format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, Int32(width), Int32(height))
    self.width = width
    self.height = height
  }

  /// Creates a surface over color pixels owned by the caller, which must outlive it.
  package init(borrowing pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int) {
    precondition(pixels.count == width * height, "An image has one word for every pixel.")
    let stride = Int32(width * 4)
    pointer = UnsafeMutableRawBufferPointer(pixels).withMemoryRebound(to: UInt8.self) {
      cairo_image_surface_create_for_data(
        $0.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), stride)
    }
    self.width = width
    self.height = height
  }

  package init(copying pixels: [UInt32], width: Int, height: Int) {
    self.init(.color, width: width, height: height)
    withBytes { bytes, _ in
      pixels.withUnsafeBytes { UnsafeMutableRawBufferPointer(bytes).copyMemory(from: $0) }
    }
  }

  deinit { cairo_surface_destroy(pointer) }

  package var pixels: [UInt32] {
    var pixels: [UInt32] = []
    withBytes { bytes, _ in
      pixels = Array(UnsafeRawBufferPointer(bytes).bindMemory(to: UInt32.self))
    }
    return pixels
  }

  /// The closure isn't called if the surface could not be created.
  package func withBytes(_ body: (UnsafeMutableBufferPointer<UInt8>, _ stride: Int) -> Void) {
    cairo_surface_flush(pointer)
    guard let bytes = cairo_image_surface_get_data(pointer) else { return }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    body(UnsafeMutableBufferPointer(start: bytes, count: stride * height), stride)
    cairo_surface_mark_dirty(pointer)
  }

  /// Attach the JPEG file that the pixels are decoded from, which documents embed unchanged.
  package func keep(jpeg file: UnsafeRawBufferPointer) {
    guard let source = file.baseAddress, let copy = malloc(file.count) else { return }
    copy.copyMemory(from: source, byteCount: file.count)
    let bytes = copy.assumingMemoryBound(to: UInt8.self)
    let status = cairo_surface_set_mime_data(
      pointer, CAIRO_MIME_TYPE_JPEG, bytes, UInt(file.count), { free($0) }, copy)
    if status != CAIRO_STATUS_SUCCESS { free(copy) }
  }

  package func pngByCairo() throws(CairoError) -> [UInt8] {
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { bytes in
      cairo_surface_write_to_png_stream(
        pointer,
        { closure, chunk, count in
          guard let bytes = closure?.assumingMemoryBound(to: [UInt8].self), let chunk else {
            return CAIRO_STATUS_WRITE_ERROR
          }
          bytes.pointee += UnsafeBufferPointer(start: chunk, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, bytes)
    }
    try status.check()
    return bytes
  }
}

/// PDF document of one page that Cairo draws into.
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
