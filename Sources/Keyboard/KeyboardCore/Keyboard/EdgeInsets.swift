/// The insets of a rectangle's sides, in points.
public struct EdgeInsets: KeyboardModel {

  /// The inset of the top.
  public var top: Double

  /// The inset of the leading side.
  public var leading: Double

  /// The inset of the bottom.
  public var bottom: Double

  /// The inset of the trailing side.
  public var trailing: Double

  /// Insets for each side; the default is 0.
  public init(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets with the same value on all sides.
  public init(all value: Double) {
    self.init(top: value, leading: value, bottom: value, trailing: value)
  }

  /// Insets with one value for the leading and trailing sides, one for top and bottom.
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// No insets.
  public static let zero = EdgeInsets(all: 0)

  /// The sum of the leading and trailing insets.
  public var horizontalTotal: Double { leading + trailing }
}
