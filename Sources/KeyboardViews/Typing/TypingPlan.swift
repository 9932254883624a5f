import KeyboardCore

/// The steps that type the next characters of a text.
struct TypingPlan {

  /// A step, independent of the current layer.
  enum Step: Equatable {

    /// Insert a text with a key or secondary action.
    case text(String)

    /// Apply a diacritic to the text before the cursor.
    case mark(Keyboard.Diacritic)

    /// Delete the character before the cursor.
    case backspace

    /// Move the cursor by characters, by dragging space.
    case move(Int)

    /// Wait until another space no longer ends a sentence.
    case waitForSpace

    /// Turn on caps lock.
    case capsLock

    /// Show an emoji on the emoji keyboard.
    case showEmoji(Emoji)
  }

  /// The steps in order.
  var steps: [Step]

  /// The number of typed characters.
  var count = 1
}
