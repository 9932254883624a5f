/// Red, green, blue and alpha, not premultiplied.
struct Pixel: BitwiseCopyable, Hashable {

  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  func looksLike(_ other: Pixel) -> Bool {
    self == other || alpha | other.alpha == 0
  }

  /// In levels of 255.
  func channelDifference(to other: Pixel) -> Int {
    func difference(_ first: UInt8, _ second: UInt8) -> Int {
      first > second ? Int(first - second) : Int(second - first)
    }
    return max(
      difference(red, other.red), difference(green, other.green), difference(blue, other.blue),
      difference(alpha, other.alpha))
  }

  /// The pixel as a light gray, so that marks stand out.
  var pale: Pixel {
    let brightness = (Int(red) * 2 + Int(green) * 5 + Int(blue)) / 8
    let gray = UInt8(clamping: 192 + brightness / 4)
    return Pixel(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Return the pixel that more than half of all are; nil for none.
  static func majority(of each: (_ vote: (Pixel) -> Void) -> Void) -> Pixel? {
    // Boyer–Moore majority vote: only the remaining candidate can be in the majority.
    var (candidate, votes) = (clear, 0)
    each { pixel in
      if votes == 0 { candidate = pixel }
      votes += pixel == candidate ? 1 : -1
    }
    var (count, all) = (0, 0)
    each { pixel in
      all += 1
      if pixel == candidate { count += 1 }
    }
    return count * 2 > all ? candidate : nil
  }

  init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Parse a color in the notation of theme files: `#` and six or eight digits; nil for others.
  init?(hexText: String) {
    let digits = hexText.dropFirst()
    guard hexText.hasPrefix("#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits.count == 6 ? "\(digits)ff" : "\(digits)", radix: 16)
    else { return nil }
    self.init(
      red: UInt8(number >> 24), green: UInt8(number >> 16 & 0xFF), blue: UInt8(number >> 8 & 0xFF),
      alpha: UInt8(number & 0xFF))
  }
}
