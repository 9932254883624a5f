/// How much two pictures may differ, as a ladder: each rung puts up with what the ones before left.
///
/// Nothing is put up with unless it is asked for. A share of the whole picture can't be asked for,
/// because it would hide a small difference in a large picture.
public struct PictureTolerance: Hashable, Codable, Sendable {

  /// How many pixels may differ in any square window.
  public struct Window: Hashable, Codable, Sendable {

    /// The sides of the window in pixels, from 1 to 256.
    public var size: Int

    /// The number of pixels in it that may differ.
    public var pixels: Int

    /// A square window with a number of pixels that may differ in it.
    public init(size: Int, pixels: Int) {
      self.size = size
      self.pixels = pixels
    }
  }

  /// The number of levels, of 255, that every channel may differ by.
  public var channels: Int

  /// The distance of colors that is put up with, where 1 is that of black and white; nil for none.
  ///
  /// Edges of the same shape that are smoothed in another way are put up with too.
  public var perceptual: Double?

  /// The number of other pixels that may differ close together; nil for none.
  public var window: Window?

  /// A tolerance; nothing is put up with if nothing is said.
  public init(channels: Int = 0, perceptual: Double? = nil, window: Window? = nil) {
    self.channels = channels
    self.perceptual = perceptual
    self.window = window
  }

  /// Nothing is put up with.
  public static let exact = PictureTolerance()
}

extension PictureTolerance: CustomStringConvertible {

  /// The tolerance in words, such as `±2 a channel, 3 pixels in 8x8`.
  public var description: String {
    var parts: [String] = []
    if channels > 0 { parts.append("±\(channels) a channel") }
    if let perceptual { parts.append("colors \(perceptual) apart") }
    if let window { parts.append("\(window.pixels) pixels in \(window.size)x\(window.size)") }
    return parts.isEmpty ? "exact" : parts.joined(separator: ", ")
  }
}
