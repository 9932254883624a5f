/// An emoji, which can consist of several code points.
public struct Emoji: Identifiable, KeyboardModel {

  /// The emoji as a string.
  public var char: String

  /// An emoji from a string.
  public init(_ char: String) {
    self.char = char
  }

  /// An emoji from a character.
  public init(_ char: Character) {
    self.init(String(char))
  }

  /// The emoji as a string.
  public var id: String { char }
}
