/// A place along the horizontal axis.
public enum HorizontalAlignment: String, CaseIterable, KeyboardModel {
  case leading, center, trailing
}

/// A place along the vertical axis.
public enum VerticalAlignment: String, CaseIterable, KeyboardModel {
  case top, center, bottom
}

/// A place in a rectangle, along both axes.
public struct Alignment: KeyboardModel {

  /// The place along the horizontal axis.
  public var horizontal: HorizontalAlignment

  /// The place along the vertical axis.
  public var vertical: VerticalAlignment

  /// An alignment with a place along each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle of the rectangle.
  public static let center = Alignment(horizontal: .center, vertical: .center)

  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)

  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)

  /// The middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)

  /// The middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)

  /// The top corner of the leading side.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)

  /// The top corner of the trailing side.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)

  /// The bottom corner of the leading side.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)

  /// The bottom corner of the trailing side.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
