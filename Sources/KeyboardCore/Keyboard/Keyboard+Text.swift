extension Keyboard {

  /// The range of text that a backspace deletes.
  public enum BackspaceRange: String, CaseIterable, KeyboardModel {
    case character, word, sentence
  }

  /// The automatic capitalization of a keyboard.
  public enum AutocapitalizationType: String, CaseIterable, Identifiable, KeyboardModel {
    case allCharacters, sentences, words, none

    /// The name of the type.
    public var id: String { rawValue }
  }
}
