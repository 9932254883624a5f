/// Red, green, blue and alpha, not multiplied.
struct Pixel: BitwiseCopyable {

  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  /// Whether nobody can tell this pixel from another: transparent ones have no colour.
  func looksLike(_ other: Pixel) -> Bool {
    if alpha == 0 { return other.alpha == 0 }
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
  }
}
