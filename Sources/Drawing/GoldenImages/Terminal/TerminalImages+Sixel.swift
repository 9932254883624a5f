internal import KeyboardRender

extension TerminalImages {

  /// Sixel graphics (source: https://vt100.net/docs/vt3xx-gp/chapter14.html).
  static func sixel(_ picture: PNGPicture, columns: Int) -> String {
    // The environment doesn't specify the width of cells; most are about 9 pixels wide.
    let width = min(picture.width * 2, columns * 9)
    let height = max(1, picture.height * width / picture.width)
    let small = ShrunkPicture(picture, width: width, height: height)
    let palette = SixelPalette(small)
    var text = "\u{1B}Pq\"1;1;\(width);\(height)"
    for (index, color) in palette.colors.enumerated() {
      let parts = [color.red, color.green, color.blue].map { (Int($0) * 100 + 127) / 255 }
      text += "#\(index);2;\(parts[0]);\(parts[1]);\(parts[2])"
    }
    for top in stride(from: 0, to: height, by: 6) {
      text += band(of: small, rows: top..<min(top + 6, height), palette: palette) + "-"
    }
    return text + "\u{1B}\\\n"
  }

  private static func band(
    of picture: ShrunkPicture, rows: Range<Int>, palette: SixelPalette
  ) -> String {
    var bits: [Int: [UInt8]] = [:]
    for (bit, y) in rows.enumerated() {
      for x in 0..<picture.width {
        let index = palette.index(of: picture.color(x: x, y: y))
        bits[index, default: [UInt8](repeating: 0, count: picture.width)][x] |= 1 << UInt8(bit)
      }
    }
    return bits.keys.sorted().map { index in
      "#\(index)\(runs(of: bits[index] ?? []))"
    }.joined(separator: "$")
  }

  private static func runs(of columns: [UInt8]) -> String {
    var text = ""
    var index = 0
    while index < columns.count {
      var end = index + 1
      while end < columns.count, columns[end] == columns[index] { end += 1 }
      let character = String(UnicodeScalar(63 + columns[index]))
      let count = end - index
      text += count > 3 ? "!\(count)\(character)" : String(repeating: character, count: count)
      index = end
    }
    return text
  }
}

struct SixelPalette {

  private(set) var colors: [Pixel] = []
  private var indices: [Int: Int] = [:]

  /// Create a palette of the most frequent colors; others map to the nearest of these.
  init(_ picture: ShrunkPicture) {
    var counts: [Int: Int] = [:]
    for y in 0..<picture.height {
      for x in 0..<picture.width { counts[Self.key(picture.color(x: x, y: y)), default: 0] += 1 }
    }
    let order = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    colors = order.prefix(256).map(Self.color)
    for (index, key) in order.enumerated() {
      indices[key] = index < 256 ? index : nearest(to: Self.color(key))
    }
  }

  func index(of color: Pixel) -> Int { indices[Self.key(color)] ?? 0 }

  // Five bits per channel exceed the 101 levels of sixel colors for most of them.
  private static func key(_ color: Pixel) -> Int {
    Int(color.red >> 3) << 10 | Int(color.green >> 3) << 5 | Int(color.blue >> 3)
  }

  private static func color(_ key: Int) -> Pixel {
    func channel(_ bits: Int) -> UInt8 { UInt8(bits << 3 | bits >> 2) }
    return Pixel(
      red: channel(key >> 10), green: channel(key >> 5 & 31), blue: channel(key & 31), alpha: 255)
  }

  private func nearest(to color: Pixel) -> Int {
    func distance(_ other: Pixel) -> Int {
      let red = Int(color.red) - Int(other.red)
      let green = Int(color.green) - Int(other.green)
      let blue = Int(color.blue) - Int(other.blue)
      return 2 * red * red + 4 * green * green + blue * blue
    }
    return colors.indices.min { distance(colors[$0]) < distance(colors[$1]) } ?? 0
  }
}
