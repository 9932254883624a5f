import KeyboardCore

/// What a typist does for the next characters of a text.
struct TypingPlan {

  /// Something to do, wherever on the keyboard that is possible.
  enum Step: Equatable {

    /// Insert a text with a key or a secondary action.
    case text(String)

    /// Add a mark to the text before the cursor.
    case mark(Keyboard.Diacritic)

    /// Delete the character before the cursor.
    case backspace

    /// Move the cursor by characters, by dragging on space.
    case move(Int)

    /// Wait so long that this space and the last don't count as two in a row.
    case waitForSpace

    /// Switch capitals on for more than one letter.
    case capsLock

    /// Show an emoji on the emoji keyboard.
    case showEmoji(Emoji)
  }

  /// What to do, in order.
  var steps: [Step]

  /// How many characters are typed by it.
  var count = 1
}
