public import KeyboardRender

extension PNGPicture {

  /// 128 bits that stand for the size and all pixels, as 32 hexadecimal digits.
  ///
  /// The bytes of the file, its texts and the colours of transparent pixels don't count, so that the
  /// same picture has the same hash however it was packed. A change of one pixel always changes the
  /// hash, since every step can be turned back; it isn't meant to withstand forgery.
  public var pixelHash: String {
    var first: UInt64 = 0xcbf2_9ce4_8422_2325
    var second: UInt64 = 0x9e37_79b9_7f4a_7c15
    func add(_ word: UInt64) {
      first = Self.turned((first ^ word) &* 0x0000_0100_0000_01b3, by: 29)
      second = Self.turned((second ^ word) &* 0xff51_afd7_ed55_8ccd, by: 31)
    }
    add(UInt64(width))
    add(UInt64(height))
    _ = withPixels { grid in
      for y in 0..<grid.height {
        let row = grid.row(y)
        for x in 0..<grid.width { add(row[x].hashWord) }
      }
    }
    return Self.digits(Self.mixed(first)) + Self.digits(Self.mixed(second &+ first))
  }

  private static func turned(_ word: UInt64, by count: UInt64) -> UInt64 {
    word << count | word >> (64 - count)
  }

  private static func mixed(_ word: UInt64) -> UInt64 {
    var word = (word ^ word >> 33) &* 0xff51_afd7_ed55_8ccd
    word = (word ^ word >> 33) &* 0xc4ce_b9fe_1a85_ec53
    return word ^ word >> 33
  }

  private static func digits(_ word: UInt64) -> String {
    let text = String(word, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}

extension Pixel {

  /// The channels in a word; transparent pixels are all the same.
  fileprivate var hashWord: UInt64 {
    if alpha == 0 { return 0 }
    return UInt64(red) << 24 | UInt64(green) << 16 | UInt64(blue) << 8 | UInt64(alpha)
  }
}
