extension String {

  /// Whether at least one character is an emoji.
  public var containsEmoji: Bool { contains(where: \.isEmoji) }

  /// Whether the string is non-empty and consists of emojis only.
  public var containsOnlyEmojis: Bool { !isEmpty && allSatisfy(\.isEmoji) }

  /// The emojis, in order.
  public var emojis: [Character] { filter(\.isEmoji) }

  /// The code points of the emojis, in order.
  public var emojiScalars: [Unicode.Scalar] { emojis.flatMap(\.unicodeScalars) }

  /// The emojis as one string.
  public var emojiString: String { String(emojis) }

  /// Whether the string is a single emoji.
  public var isSingleEmoji: Bool { count == 1 && containsEmoji }
}
