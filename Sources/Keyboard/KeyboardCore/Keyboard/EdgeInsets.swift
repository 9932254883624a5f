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
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
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

/// An alignment along the horizontal axis.
public enum HorizontalAlignment: String, CaseIterable, KeyboardModel {
  case leading, center, trailing
}

/// An alignment along the vertical axis.
public enum VerticalAlignment: String, CaseIterable, KeyboardModel {
  case top, center, bottom
}

/// An alignment in a rectangle, along both axes.
public struct Alignment: KeyboardModel {

  /// The alignment along the horizontal axis.
  public var horizontal: HorizontalAlignment

  /// The alignment along the vertical axis.
  public var vertical: VerticalAlignment

  /// An alignment along both axes.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The center of the rectangle.
  public static let center = Alignment(horizontal: .center, vertical: .center)

  /// The center of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)

  /// The center of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)

  /// The center of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)

  /// The center of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)

  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)

  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)

  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)

  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
