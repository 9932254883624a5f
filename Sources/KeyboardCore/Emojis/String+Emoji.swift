extension String {

  /// Whether at least one character is an emoji.
  public var containsEmoji: Bool { contains(where: \.isEmoji) }

  /// Whether there are characters and all of them are emojis.
  public var containsOnlyEmojis: Bool { !isEmpty && allSatisfy(\.isEmoji) }

  /// The emojis, in order.
  public var emojis: [Character] { filter(\.isEmoji) }

  /// The code points of the emojis, in order.
  public var emojiScalars: [Unicode.Scalar] { emojis.flatMap(\.unicodeScalars) }

  /// The emojis as one text.
  public var emojiString: String { String(emojis) }

  /// Whether this is one character and an emoji.
  public var isSingleEmoji: Bool { count == 1 && containsEmoji }
}
