extension Keyboard {

  /// The side of the screen to which a keyboard is docked for one-handed typing.
  public enum DockEdge: String, CaseIterable, Identifiable, KeyboardModel {
    case leading, trailing

    /// The name of the side.
    public var id: String { rawValue }

    /// Where the docked keyboard stands in the width it is given.
    public var alignment: Alignment { self == .leading ? .leading : .trailing }

    /// The part of the width that a docked keyboard takes.
    static var widthFactor: Double { 0.8 }
  }
}
