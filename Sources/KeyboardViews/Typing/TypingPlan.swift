import KeyboardCore

/// What a typist does for the next characters of a text.
struct TypingPlan {

  /// Something to do, wherever on the keyboard that is possible.
  enum Step: Equatable {

    /// Inserts a text with a key or a secondary action.
    case text(String)

    /// Adds a mark to the text before the cursor.
    case mark(Keyboard.Diacritic)

    /// Deletes the character before the cursor.
    case backspace

    /// Moves the cursor by characters, by dragging on space.
    case move(Int)

    /// Waits so long that this space and the last don't count as two in a row.
    case waitForSpace

    /// Switches capitals on for more than one letter.
    case capsLock

    /// Shows an emoji on the emoji keyboard.
    case showEmoji(Emoji)
  }

  /// What to do, in order.
  var steps: [Step]

  /// How many characters are typed by it.
  var count = 1
}
