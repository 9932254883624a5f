extension Keyboard {

  /// The display mode of the input toolbar above the letters.
  public enum InputToolbarDisplayMode: KeyboardModel {
    case automatic, numbers, none
    case characters([String])

    /// Return a mode that shows every character of a string on a key of its own.
    public static func characters(_ text: String) -> Self {
      .characters(text.map { String($0) })
    }
  }

  /// The user's choice of input toolbar.
  public enum InputToolbarType: String, CaseIterable, Identifiable, KeyboardModel {
    case automatic, characters, numbers, recentEmojis, none

    /// The name of the choice.
    public var id: String { rawValue }
  }
}
