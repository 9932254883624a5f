extension Keyboard {

  /// A gesture on a key.
  public enum Gesture: String, CaseIterable, Identifiable, KeyboardModel {
    case doubleTap, press, release, longPress, repeatPress, end

    /// The name of the gesture.
    public var id: String { rawValue }
  }
}
