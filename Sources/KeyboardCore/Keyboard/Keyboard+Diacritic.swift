extension Keyboard {

  /// A mark that a key adds to the text before the cursor.
  public struct Diacritic: Identifiable, KeyboardModel {

    /// The mark itself, which is inserted when nothing before the cursor can take it.
    public var char: String

    /// What each text before the cursor turns into.
    public var replacements: [String: String]

    /// A mark with its replacements.
    public init(char: String, replacements: [String: String]) {
      self.char = char
      self.replacements = replacements
    }

    /// The mark itself.
    public var id: String { char }
  }

  /// What to do to a text to insert a diacritic.
  public struct DiacriticInsertionResult: KeyboardModel {

    /// The number of characters to delete before the cursor.
    public var deleteBackwardsCount: Int

    /// The text to insert after that.
    public var textInsertion: String

    /// A result with a number of characters to delete and a text to insert.
    public init(deleteBackwardsCount: Int, textInsertion: String) {
      self.deleteBackwardsCount = deleteBackwardsCount
      self.textInsertion = textInsertion
    }

    /// The result for a text that cannot take the mark: the mark itself is inserted.
    public static func noMatch(for char: String) -> Self {
      Self(deleteBackwardsCount: 0, textInsertion: char)
    }
  }
}
