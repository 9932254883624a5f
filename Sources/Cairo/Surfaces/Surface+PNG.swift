internal import CPangoCairo

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
