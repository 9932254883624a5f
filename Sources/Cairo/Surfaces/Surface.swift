internal import CPangoCairo
internal import Foundation
internal import Synchronization

/// Pixels in memory to draw on.
package struct Surface: ~Copyable {

  let pointer: OpaquePointer

  /// The width in pixels.
  package let width: Int

  /// The height in pixels.
  package let height: Int

  /// The pixel format.
  package enum Format: Hashable, Sendable {

    /// A premultiplied pixel `0xAARRGGBB`.
    case color

    /// An alpha byte.
    case mask
  }

  /// Create a transparent surface.
  package init(_ format: Format, width: Int, height: Int) {
    pointer = cairo_image_surface_create(format.value, Int32(width), Int32(height))
    self.width = width
    self.height = height
  }

  /// Create a surface over color pixels owned by the caller, which must outlive it.
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

  /// Access the bytes of the pixels and their number per row.
  ///
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

  /// Throw the error of creating the surface, if any.
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

extension Surface {

  /// The bytes of a PNG file written by Cairo, the reference for ``PNG``.
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

/// Hints to the system's memory allocator.
package enum Memory {

  /// Return the capacity of an array of pixels for which the system may use huge pages.
  ///
  /// Linux begins a mapping at a huge page if its length is a multiple of one. The C library adds at most
  /// a page to a block of memory, which is not written and takes no memory otherwise.
  package static func capacity(ofPixels count: Int) -> Int {
    let bytes = count * MemoryLayout<UInt32>.stride
    guard bytes >= largePage / 2 else { return count }
    let reserve = Int(sysconf(Int32(_SC_PAGESIZE)))
    let whole = (bytes + reserve + largePage - 1) / largePage * largePage
    return (whole - reserve) / MemoryLayout<UInt32>.stride
  }

  /// Advise that the first bytes of a block of memory will be written soon.
  ///
  /// The system then uses huge pages where available, and provides all pages at once, which saves a third
  /// of the first drawing's time in a fresh process. The advice has no other effect and may be ignored.
  package static func expectUse(of bytes: UnsafeMutableRawBufferPointer, first count: Int) {
    guard let start = bytes.baseAddress, bytes.count >= largePage / 2 else { return }
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    guard page > 0 else { return }
    // The rest of the first and of the last page belongs to the process, too.
    let first = Int(bitPattern: start) / page * page
    let length = { (Int(bitPattern: start) + $0 + page - 1) / page * page - first }
    guard let address = UnsafeMutableRawPointer(bitPattern: first) else { return }
    if isKnown(from: first, to: first + length(count)) { return }
    _ = madvise(address, length(bytes.count), adviceOfLargePages)
    _ = madvise(address, length(count), adviceOfUse)
  }

  /// Keep freed memory in the process for the next picture: returning it to the system, which
  /// clears it again, takes longer than drawing.
  package static func keepFreed() {
    // The minimum size of separate mappings, at glibc's maximum, and the amount of free memory
    // that is returned.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 256 << 20)
    keptBlocks.withLock { $0 = $0 ?? [:] }
  }

  /// Return whether a block was used before and kept: the system would visit all of its pages again,
  /// which takes a tenth of the drawing time.
  private static func isKnown(from start: Int, to end: Int) -> Bool {
    keptBlocks.withLock { blocks in
      if (blocks?.count ?? 0) >= maximumKeptBlocks { blocks = [:] }
      return blocks?.updateValue(end, forKey: start) == end
    }
  }

  /// The ends of the used blocks by their starts, or `nil` unless freed memory is kept.
  private static let keptBlocks = Mutex<[Int: Int]?>(nil)

  private static let maximumKeptBlocks = 64

  private static let largePage = 2 << 20

  // MADV_HUGEPAGE and MADV_POPULATE_WRITE, which Foundation doesn't import.
  private static let adviceOfLargePages: Int32 = 14
  private static let adviceOfUse: Int32 = 23
}
