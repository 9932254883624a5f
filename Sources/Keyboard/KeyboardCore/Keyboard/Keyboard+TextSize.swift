extension Keyboard {

  /// A text size of the system.
  public enum TextSize: String, CaseIterable, KeyboardModel {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// The size as a multiple of the default, `large`.
    ///
    /// Source: Apple's Human Interface Guidelines, Typography, Dynamic Type, the style Body in
    /// points.
    public var factor: Double { points / Self.large.points }

    private var points: Double {
      switch self {
      case .xSmall: 14
      case .small: 15
      case .medium: 16
      case .large: 17
      case .xLarge: 19
      case .xxLarge: 21
      case .xxxLarge: 23
      case .accessibility1: 28
      case .accessibility2: 33
      case .accessibility3: 40
      case .accessibility4: 47
      case .accessibility5: 53
      }
    }

    /// Return the size whose factor is nearest to a multiple of the default.
    public static func nearest(to factor: Double) -> Self {
      allCases.min { abs($0.factor - factor) < abs($1.factor - factor) } ?? .large
    }
  }
}
