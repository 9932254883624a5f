/// Pixels as runs that may span rows, which a script draws sooner than it decodes a file.
///
/// A run is a word, with its kind in the upper two bits and its length in the others, and its colors.
package struct PixelRuns: Equatable, Sendable {

  package enum Kind: UInt32 {

    /// The pixels stay as in another picture; no color.
    case kept

    case filled

    /// The pixels equal the row above, and are at most a row; no color.
    case repeated

    /// A color for each pixel.
    case listed
  }

  /// Colors are `0xAABBGGRR`, not premultiplied, as in the picture's file.
  package private(set) var words: [UInt32] = []

  package static let longest = 1 << 30 - 1

  /// Shorter runs within listed pixels cost more than they save.
  private static let shortest = 3

  /// Returns nil for more words than a limit; pixels equal to another picture of the size are kept.
  package init?(_ bitmap: Bitmap, over other: Bitmap? = nil, maximumWords: Int) {
    let base = other.flatMap {
      $0.width == bitmap.width && $0.height == bitmap.height ? $0.pixels : nil
    }
    let isWhole = bitmap.pixels.withUnsafeBufferPointer { pixels in
      if let base {
        return base.withUnsafeBufferPointer {
          add(pixels, over: $0, width: bitmap.width, most: maximumWords)
        }
      }
      return add(pixels, over: nil, width: bitmap.width, most: maximumWords)
    }
    guard isWhole else { return nil }
  }

  private mutating func add(
    _ pixels: UnsafeBufferPointer<UInt32>, over base: UnsafeBufferPointer<UInt32>?, width: Int,
    most: Int
  ) -> Bool {
    let count = min(pixels.count, Self.longest)
    // First pixel without a run.
    var (start, index) = (0, 0)
    while index < count {
      let (kind, end) = Self.longestRun(
        in: pixels, over: base, from: index, to: count, width: width)
      guard end - index >= Self.shortest else {
        index += max(end - index, 1)
        continue
      }
      list(pixels[start..<index])
      words.append(Self.head(kind, end - index))
      if kind == .filled { words.append(Self.color(pixels[index])) }
      (start, index) = (end, end)
      if words.count > most { return false }
    }
    list(pixels[start..<count])
    return words.count <= most
  }

  /// Pixels that stay come before those that are as cheap.
  private static func longestRun(
    in pixels: UnsafeBufferPointer<UInt32>, over base: UnsafeBufferPointer<UInt32>?,
    from start: Int, to count: Int, width: Int
  ) -> (kind: Kind, end: Int) {
    let first = pixels[start]
    if let base, base[start] == first {
      var end = start + 1
      while end < count, base[end] == pixels[end] { end += 1 }
      if end - start >= shortest { return (.kept, end) }
    }
    var filled = start + 1
    while filled < count, pixels[filled] == first { filled += 1 }
    guard start >= width, pixels[start - width] == first else { return (.filled, filled) }
    let last = min(count, start + width)
    var repeated = start + 1
    while repeated < last, pixels[repeated] == pixels[repeated - width] { repeated += 1 }
    return repeated >= filled ? (.repeated, repeated) : (.filled, filled)
  }

  private mutating func list(_ pixels: Slice<UnsafeBufferPointer<UInt32>>) {
    guard !pixels.isEmpty else { return }
    words.append(Self.head(.listed, pixels.count))
    for pixel in pixels { words.append(Self.color(pixel)) }
  }

  private static func head(_ kind: Kind, _ count: Int) -> UInt32 {
    kind.rawValue << 30 | UInt32(count)
  }

  /// Rounds as the encoder of files does.
  private static func color(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return 0 }
    func channel(_ shift: UInt32) -> UInt32 {
      let value = pixel >> shift & 0xFF
      return alpha == 0xFF ? value : min((value * 0xFF + alpha / 2) / alpha, 0xFF)
    }
    return alpha << 24 | channel(0) << 16 | channel(8) << 8 | channel(16)
  }

  /// The words, each with its lowest byte first, as the processors of today's browsers have them.
  package var bytes: [UInt8] { words.map(\.littleEndian).withUnsafeBytes(Array.init) }
}
