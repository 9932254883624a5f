extension Keyboard {

  /// What the row of keys above the letters shows.
  public enum InputToolbarDisplayMode: KeyboardModel {
    case automatic, numbers, none
    case characters([String])

    /// A mode that shows every character of a text on a key of its own.
    public static func characters(_ text: String) -> Self {
      .characters(text.map { String($0) })
    }
  }

  /// The choices that a user has for the row of keys above the letters.
  public enum InputToolbarType: String, CaseIterable, Identifiable, KeyboardModel {
    case automatic, characters, numbers, recentEmojis, none

    /// The name of the choice.
    public var id: String { rawValue }
  }
}
