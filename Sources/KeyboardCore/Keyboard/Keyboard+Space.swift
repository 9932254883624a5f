extension Keyboard {

  /// The behavior of a long press on space.
  public enum SpaceLongPressBehavior: String, CaseIterable, Identifiable, KeyboardModel {
    case moveInputCursor, openLocaleContextMenu

    /// The name of the behavior.
    public var id: String { rawValue }
  }

  /// The sensitivity of a drag on space: the distance that moves the cursor by one character.
  public enum SpaceDragSensitivity: Identifiable, KeyboardModel {
    case low, medium, high
    case custom(points: Int)

    /// The distance in points.
    public var points: Int {
      switch self {
      case .low: 10
      case .medium: 5
      case .high: 2
      case .custom(let points): points
      }
    }

    /// The distance in points.
    public var id: Int { points }
  }

  /// The menu that one end of the space key offers.
  public enum SpaceMenuType: String, CaseIterable, Identifiable, KeyboardModel {
    case locale

    /// The name of the menu.
    public var id: String { rawValue }
  }
}
