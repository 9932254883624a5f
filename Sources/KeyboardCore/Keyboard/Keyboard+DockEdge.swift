extension Keyboard {

  /// The side of the screen to which a keyboard is docked for one-handed typing.
  public enum DockEdge: String, CaseIterable, Identifiable, KeyboardModel {
    case leading, trailing

    /// The name of the side.
    public var id: String { rawValue }

    /// The alignment of the docked keyboard in the available width.
    public var alignment: Alignment { self == .leading ? .leading : .trailing }

    /// The fraction of the width that a docked keyboard takes up.
    static var widthFactor: Double { 0.8 }
  }
}
