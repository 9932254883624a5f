/// The distances, in points, by which a rectangle's sides move inwards.
public struct EdgeInsets: KeyboardModel {

  /// The distance from the top.
  public var top: Double

  /// The distance from the leading side.
  public var leading: Double

  /// The distance from the bottom.
  public var bottom: Double

  /// The distance from the trailing side.
  public var trailing: Double

  /// Insets with a distance for each side; a side that is not named has none.
  public init(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets with the same distance on all sides.
  public init(all value: Double) {
    self.init(top: value, leading: value, bottom: value, trailing: value)
  }

  /// Insets with one distance for the leading and trailing sides, one for top and bottom.
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// No insets.
  public static let zero = EdgeInsets(all: 0)

  /// The sum of the leading and trailing distances.
  public var horizontalTotal: Double { leading + trailing }
}
