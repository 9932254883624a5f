/// A pixel of straight (not premultiplied) red, green, blue and alpha.
struct Pixel: BitwiseCopyable, Hashable {

  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  /// A fully transparent pixel.
  static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  /// Return whether two pixels are visibly equal: transparent ones have no color.
  func looksLike(_ other: Pixel) -> Bool {
    self == other || alpha | other.alpha == 0
  }

  /// Return the maximum difference of a channel, in levels.
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

  /// The color in the notation of theme files.
  var hexText: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    let digits = channels.map { channel in
      let text = String(channel, radix: 16)
      return text.count < 2 ? "0\(text)" : text
    }
    return "#" + digits.joined()
  }
}
