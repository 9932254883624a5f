/// How a line is drawn along an outline.
public struct StrokeStyle: Hashable, Sendable {

  /// How a line ends.
  public enum Cap: String, Hashable, Sendable {
    case butt, round
  }

  /// How two pieces of a line meet.
  public enum Join: String, Hashable, Sendable {
    case miter, round
  }

  /// The width in points, half of it on either side of the outline.
  public var lineWidth: Double

  /// How the line ends.
  public var cap: Cap

  /// How two pieces meet.
  public var join: Join

  /// A line of a width in points, with sharp ends and corners unless said otherwise.
  public init(lineWidth: Double, cap: Cap = .butt, join: Join = .miter) {
    self.lineWidth = lineWidth
    self.cap = cap
    self.join = join
  }
}
