internal import Cairo

extension Bitmap {

  /// The bytes of a PNG file written by Cairo, the reference for encoding.
  package func pngByCairo() throws(RenderError) -> [UInt8] {
    var pixels = pixels
    let result = pixels.withUnsafeMutableBufferPointer { buffer in
      Result { () throws(CairoError) in
        let surface = Surface(borrowing: buffer, width: width, height: height)
        return try surface.pngByCairo()
      }
    }
    do {
      return try result.get()
    } catch {
      throw RenderError(error)
    }
  }
}
