extension Keyboard {

  /// How much text one backspace deletes.
  public enum BackspaceRange: String, CaseIterable, KeyboardModel {
    case character, word, sentence
  }

  /// Where a keyboard switches to upper case by itself.
  public enum AutocapitalizationType: String, CaseIterable, Identifiable, KeyboardModel {
    case allCharacters, sentences, words, none

    /// The name of the type.
    public var id: String { rawValue }
  }
}
