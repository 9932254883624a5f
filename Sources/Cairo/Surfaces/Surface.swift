internal import CPangoCairo
internal import Foundation

/// Something to draw on: pixels in memory.
package struct Surface: ~Copyable {

  let pointer: OpaquePointer

  /// The number of pixels in a row.
  package let width: Int

  /// The number of rows.
  package let height: Int

  /// What a pixel is.
  package enum Format: Hashable, Sendable {

    /// A word `0xAARRGGBB` whose color is multiplied by its alpha.
    case color

    /// A byte of alpha.
    case mask
  }

  /// Clear pixels that the surface owns.
  package init(_ format: Format, width: Int, height: Int) {
    pointer = cairo_image_surface_create(format.value, Int32(width), Int32(height))
    self.width = width
    self.height = height
  }

  /// Pixels of the format ``Format/color`` that someone else owns and that must outlive the surface.
  package init(borrowing pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int) {
    precondition(pixels.count == width * height, "A picture has one word for every pixel.")
    let stride = Int32(width * 4)
    pointer = UnsafeMutableRawBufferPointer(pixels).withMemoryRebound(to: UInt8.self) {
      cairo_image_surface_create_for_data(
        $0.baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), stride)
    }
    self.width = width
    self.height = height
  }

  deinit {
    cairo_surface_destroy(pointer)
  }

  /// The bytes of the pixels, with how many of them there are in a row.
  ///
  /// Nothing happens if the surface could not be made.
  package func withBytes(_ body: (UnsafeMutableBufferPointer<UInt8>, _ stride: Int) -> Void) {
    cairo_surface_flush(pointer)
    guard let bytes = cairo_image_surface_get_data(pointer) else { return }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    body(UnsafeMutableBufferPointer(start: bytes, count: stride * height), stride)
    cairo_surface_mark_dirty(pointer)
  }

  /// Keep the JPEG file that the pixels were read from, which documents embed as it is.
  package func keep(jpeg file: UnsafeRawBufferPointer) {
    guard let source = file.baseAddress, let copy = malloc(file.count) else { return }
    copy.copyMemory(from: source, byteCount: file.count)
    let bytes = copy.assumingMemoryBound(to: UInt8.self)
    let status = cairo_surface_set_mime_data(
      pointer, CAIRO_MIME_TYPE_JPEG, bytes, UInt(file.count), { free($0) }, copy)
    if status != CAIRO_STATUS_SUCCESS { free(copy) }
  }

  /// Throw what went wrong since the surface was made.
  package func check() throws(CairoError) {
    try cairo_surface_status(pointer).check()
  }
}

extension Surface.Format {

  fileprivate var value: cairo_format_t {
    switch self {
    case .color: CAIRO_FORMAT_ARGB32
    case .mask: CAIRO_FORMAT_A8
    }
  }
}

extension cairo_status_t {

  func check() throws(CairoError) {
    guard self != CAIRO_STATUS_SUCCESS else { return }
    throw .drawing(String(cString: cairo_status_to_string(self)))
  }
}
