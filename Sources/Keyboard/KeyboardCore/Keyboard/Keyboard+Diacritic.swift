extension Keyboard {

  /// A mark that a key adds to the text before the cursor.
  public struct Diacritic: Identifiable, KeyboardModel {

    /// The mark itself, the fallback where nothing before the cursor can take it.
    public var char: String

    /// The replacements of texts before the cursor.
    public var replacements: [String: String]

    /// A mark with its replacements.
    public init(char: String, replacements: [String: String]) {
      self.char = char
      self.replacements = replacements
    }

    /// The mark itself.
    public var id: String { char }
  }

  /// The edit that inserts a diacritic.
  public struct DiacriticInsertionResult: KeyboardModel {

    /// The number of characters to delete before the cursor.
    public var deleteBackwardsCount: Int

    /// The text to insert afterwards.
    public var textInsertion: String

    /// A result with a number of characters to delete and a text to insert.
    public init(deleteBackwardsCount: Int, textInsertion: String) {
      self.deleteBackwardsCount = deleteBackwardsCount
      self.textInsertion = textInsertion
    }

    /// Return the result for a text that can't take the mark, which inserts the mark itself.
    public static func noMatch(for char: String) -> Self {
      Self(deleteBackwardsCount: 0, textInsertion: char)
    }
  }
}
