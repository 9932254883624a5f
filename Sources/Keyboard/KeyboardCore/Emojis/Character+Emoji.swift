extension Character {

  /// Whether this is a single code point with emoji presentation by default.
  ///
  /// Digits and signs that are emojis only in a sequence have lower code points.
  public var isSimpleEmoji: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.properties.isEmoji && scalar.value > 0x238C
  }

  /// Whether this is an emoji of several code points, such as a flag or a keycap.
  public var isCombinedEmoji: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return unicodeScalars.count > 1 && scalar.properties.isEmoji
  }

  /// Whether this is an emoji, including those newer than the Unicode tables of the runtime.
  public var isEmoji: Bool {
    isSimpleEmoji || isCombinedEmoji || isPicture || isRecentEmoji
  }

  private var isPicture: Bool {
    unicodeScalars.first?.properties.isEmojiPresentation ?? false
  }

  /// Whether this can be a recent emoji; all are in one plane, so most text needs no look-up.
  private var isRecentEmoji: Bool {
    guard let scalar = unicodeScalars.first, scalar.value > 0x1F000 else { return false }
    return EmojiVersion.recentCharacters.contains(self)
  }
}

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
