extension EmojiVersion {

  /// The emojis that the version introduced, with their skin tones.
  public var emojis: [Emoji] {
    neutralEmojis.flatMap { $0.hasSkinToneVariants ? $0.skinToneVariants : [$0] }
  }

  /// The emojis that the version introduced, as one text.
  public var emojiString: String { emojis.map(\.char).joined() }

  /// The emojis of later versions, which a system with this version can't draw.
  public var unavailableEmojis: [Emoji] { laterVersions.flatMap(\.emojis) }

  private var neutralEmojis: [Emoji] {
    if let newer = newerEmojis[version] { return newer.map { Emoji($0) } }
    return EmojiCategory.standardCategories.flatMap { category in
      EmojiTable.categories[category.id, default: []].filter { $0.version == version }.map(\.emoji)
    }
  }

  /// The emojis since version 15, which the Unicode tables of a program may not know yet.
  static let recentCharacters: Set<Character> = Set(
    ([.v15] + EmojiVersion.v15.laterVersions).flatMap(\.emojis).flatMap(\.char))
}

extension Emoji {

  /// Whether the emoji can be drawn: it was not introduced after ``EmojiVersion/current``.
  public var isAvailableInCurrentRuntime: Bool { !isUnavailableInCurrentRuntime }

  /// Whether the emoji was introduced after ``EmojiVersion/current``.
  public var isUnavailableInCurrentRuntime: Bool {
    EmojiVersion.current.unavailableEmojis.contains(self)
  }
}

/// The emojis of versions after the tables', which say only what the pinned font can draw.
///
/// Source: Unicode Emoji 15.1 and 16.0, without skin tones.
private let newerEmojis: [Double: String] = [
  15.1: """
  🙂‍↔️🙂‍↕️🚶‍➡️🚶‍♀️‍➡️🚶‍♂️‍➡️🧎‍➡️🧎‍♀️‍➡️🧎‍♂️‍➡️🧑‍🦯‍➡️👨‍🦯‍➡️\
  👩‍🦯‍➡️🧑‍🦼‍➡️👨‍🦼‍➡️👩‍🦼‍➡️🧑‍🦽‍➡️👨‍🦽‍➡️👩‍🦽‍➡️🏃‍➡️🏃‍♀️‍➡️🏃‍♂️‍➡️\
  🧑‍🧑‍🧒🧑‍🧑‍🧒‍🧒🧑‍🧒🧑‍🧒‍🧒🐦‍🔥🍋‍🟩🍄‍🟫⛓️‍💥
  """,
  16: """
  🫩🫆🪾🫜🪉🪏🫟🇨🇶
  """,
]
