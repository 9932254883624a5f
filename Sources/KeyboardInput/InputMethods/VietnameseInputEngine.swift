public import KeyboardCore

/// Composes Vietnamese letters from typed keys.
public final class VietnameseInputEngine {

  /// An engine that knows no text yet.
  public init() {}

  /// What a key changes before the cursor.
  public struct Edit: KeyboardModel {

    /// The end of the text before the cursor that is replaced.
    public let deletedText: String

    /// What it is replaced with.
    public let insertedText: String
  }

  /// What a key changes after a text, or `nil` if the key itself is inserted.
  public func edit(
    for key: Character, after text: String, method: VietnameseInputMethod
  ) -> Edit? {
    nil
  }
}
