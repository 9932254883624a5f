internal import Foundation

/// The pixels of a picture as they lie in memory.
struct PixelRows {

  let start: UnsafeRawPointer
  let width: Int

  /// The bytes of a pixel.
  func pixel(x: Int, y: Int) -> Pixel {
    (start + (y * width + x) * 4).loadUnaligned(as: Pixel.self)
  }

  /// Whether a row has the same bytes as the same row of a picture of the same width.
  func hasSameRow(_ y: Int, as other: PixelRows) -> Bool {
    memcmp(start + y * width * 4, other.start + y * width * 4, width * 4) == 0
  }
}
