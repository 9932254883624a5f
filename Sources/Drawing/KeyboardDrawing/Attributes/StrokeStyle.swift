/// The style of a stroked path.
public struct StrokeStyle: Hashable, Sendable {

  /// The shape of a line's ends.
  public enum Cap: String, Hashable, Sendable {
    case butt, round, square
  }

  /// The shape of a line's joins.
  public enum Join: String, Hashable, Sendable {
    case miter, round, bevel
  }

  /// The width in points, centered on the path.
  public var lineWidth: Double

  /// The shape of the ends.
  public var cap: Cap

  /// The shape of the joins.
  public var join: Join

  /// The length of a miter, in widths of the line, beyond which a join is a bevel.
  public var miterLimit: Double

  /// Cairo's limit.
  package static let standardMiterLimit = 10.0

  /// Create a style with a width in points, by default with butt caps and miter joins.
  public init(lineWidth: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10) {
    self.lineWidth = lineWidth
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  /// A miter reaches out by at most its limit in half widths, and a square end by its diagonal.
  package var reach: Double {
    lineWidth * max(join == .miter ? miterLimit / 2 : 0.5, cap == .square ? 0.75 : 0.5)
  }
}
