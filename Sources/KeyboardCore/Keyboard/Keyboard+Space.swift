extension Keyboard {

  /// What a long press on space does.
  public enum SpaceLongPressBehavior: String, CaseIterable, Identifiable, KeyboardModel {
    case moveInputCursor, openLocaleContextMenu

    /// The name of the behavior.
    public var id: String { rawValue }
  }

  /// How far a finger moves on space, in points, for the cursor to move by one character.
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
