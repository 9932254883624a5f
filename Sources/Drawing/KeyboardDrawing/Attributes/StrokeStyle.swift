/// The style of a stroked path.
public struct StrokeStyle: Hashable, Sendable {

  /// The shape of a line's ends.
  public enum Cap: String, Hashable, Sendable {
    case butt, round
  }

  /// The shape of a line's joins.
  public enum Join: String, Hashable, Sendable {
    case miter, round
  }

  /// The width in points, centered on the path.
  public var lineWidth: Double

  /// The shape of the ends.
  public var cap: Cap

  /// The shape of the joins.
  public var join: Join

  /// Create a style with a width in points, by default with butt caps and miter joins.
  public init(lineWidth: Double, cap: Cap = .butt, join: Join = .miter) {
    self.lineWidth = lineWidth
    self.cap = cap
    self.join = join
  }

  /// A miter reaches out by at most ten half widths, Cairo's limit.
  package var reach: Double { lineWidth * (join == .miter ? 5 : 0.5) }
}
