extension Keyboard {

  /// The letter case that a keyboard shows.
  public enum KeyboardCase: String, CaseIterable, Identifiable, KeyboardModel {
    case auto, capsLocked, lowercased, uppercased

    /// The name of the case.
    public var id: String { rawValue }

    /// Whether letters are shown in upper case.
    public var isUppercasedOrCapslocked: Bool { self == .uppercased || self == .capsLocked }
  }
}
