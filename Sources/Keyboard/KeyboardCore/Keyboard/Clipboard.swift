/// A namespace for what was copied.
public enum Clipboard {

  /// A text that was copied, which the clipboard keyboard inserts.
  public struct Clip: KeyboardModel, Identifiable {

    /// The number of the clip, which no other one of the same clipboard has.
    public var id: Int

    /// The text.
    public var text: String

    /// Whether the clip is kept until it is deleted, before those that aren't.
    public var isPinned: Bool

    /// Create a clip.
    public init(id: Int, text: String, isPinned: Bool = false) {
      self.id = id
      self.text = text
      self.isPinned = isPinned
    }
  }
}
