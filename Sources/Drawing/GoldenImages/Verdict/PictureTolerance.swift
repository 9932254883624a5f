/// The accepted difference of two pictures, as a ladder: each rung judges the rest of the former.
///
/// The default accepts none; a share of the picture would hide small differences in large ones.
///
/// ```swift
/// let antialiasing = PictureTolerance(
///   channels: 2, window: PictureTolerance.Window(size: 8, pixels: 3))
/// antialiasing.description  // → "±2 per channel, 3 pixels in 8x8"
/// ```
public struct PictureTolerance: Hashable, Codable, Sendable, CustomStringConvertible {

  /// The accepted number of differing pixels in any square window.
  public struct Window: Hashable, Codable, Sendable {

    /// The side of the window in pixels, from 1 to 256.
    public var size: Int

    /// The accepted number of differing pixels in it.
    public var pixels: Int

    /// Creates a window.
    public init(size: Int, pixels: Int) {
      self.size = size
      self.pixels = pixels
    }
  }

  /// The accepted difference of every channel, in levels of 255.
  public var channels: Int

  /// Accepted distance of colors (black to white: 1), also for antialiasing of the same edges.
  public var perceptual: Double?

  /// The accepted density of other differing pixels; nil for none.
  public var window: Window?

  /// Creates a tolerance, by default an exact one.
  public init(channels: Int = 0, perceptual: Double? = nil, window: Window? = nil) {
    self.channels = channels
    self.perceptual = perceptual
    self.window = window
  }

  /// The tolerance without any difference.
  public static let exact = PictureTolerance()

  var acceptsAnything: Bool {
    channels >= 255 || (perceptual ?? 0) >= 1
      || window.map { $0.pixels >= $0.size * $0.size } ?? false
  }

  /// The tolerance in words, such as `±2 per channel, 3 pixels in 8x8`.
  public var description: String {
    var parts: [String] = []
    if channels > 0 { parts.append("±\(channels) per channel") }
    if let perceptual { parts.append("colors \(perceptual) apart") }
    if let window { parts.append("\(window.pixels) pixels in \(window.size)x\(window.size)") }
    return parts.isEmpty ? "exact" : parts.joined(separator: ", ")
  }
}

/// Rung of a tolerance at which two pictures are equal, strictest first.
public enum ComparisonRung: String, Hashable, Codable, Sendable, CaseIterable {

  /// All pixels are visibly equal; transparent pixels have no color.
  case exact

  /// All channels differ by a number of levels at most.
  case channels

  /// Differences are imperceptible, or antialiasing along an edge of the same shape.
  case perceptual

  /// Differing pixels are sparse within any window.
  case window
}
