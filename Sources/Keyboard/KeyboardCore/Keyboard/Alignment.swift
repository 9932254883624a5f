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
