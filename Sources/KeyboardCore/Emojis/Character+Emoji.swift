extension Character {

  /// Whether this is an emoji of one code point that is shown as a picture by itself.
  ///
  /// Digits and signs that are emoji only in a sequence have lower code points.
  public var isSimpleEmoji: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.properties.isEmoji && scalar.value > 0x238C
  }

  /// Whether this is an emoji of several code points, such as a flag or a keycap.
  public var isCombinedEmoji: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return unicodeScalars.count > 1 && scalar.properties.isEmoji
  }

  /// Whether this is an emoji, also where the Unicode tables of the program are older than it.
  public var isEmoji: Bool {
    isSimpleEmoji || isCombinedEmoji || isPicture || isRecentEmoji
  }
  /// Clocks have lower code points than the other emojis of one code point.
  private var isPicture: Bool {
    unicodeScalars.first?.properties.isEmojiPresentation ?? false
  }

  /// All emojis of the last years are in the plane of pictures, so that text needs no look-up.
  private var isRecentEmoji: Bool {
    guard let scalar = unicodeScalars.first, scalar.value > 0x1F000 else { return false }
    return EmojiVersion.recentCharacters.contains(self)
  }
}
