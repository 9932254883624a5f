extension EmojiVersion {

  /// The emojis that the version introduced, with their skin tones.
  public var emojis: [Emoji] {
    neutralEmojis.flatMap { $0.hasSkinToneVariants ? $0.skinToneVariants : [$0] }
  }

  /// The emojis that the version introduced, as one string.
  public var emojiString: String { emojis.map(\.char).joined() }

  /// The emojis of later versions, which a system with this version can't draw.
  public var unavailableEmojis: [Emoji] { laterVersions.flatMap(\.emojis) }

  private var neutralEmojis: [Emoji] {
    if let newer = newerEmojis[version] { return newer.map { Emoji($0) } }
    return EmojiCategory.standardCategories.flatMap { category in
      EmojiTable.categories[category.id, default: []].filter { $0.version == version }.map(\.emoji)
    }
  }

  /// The emojis since version 15, possibly newer than the Unicode tables of the runtime.
  static let recentCharacters: Set<Character> = Set(
    ([.v15] + EmojiVersion.v15.laterVersions).flatMap(\.emojis).flatMap(\.char))
}

extension Emoji {

  /// Whether the emoji can be drawn, being no newer than ``EmojiVersion/current``.
  public var isAvailableInCurrentRuntime: Bool { !isUnavailableInCurrentRuntime }

  /// Whether the emoji was introduced after ``EmojiVersion/current``.
  public var isUnavailableInCurrentRuntime: Bool {
    EmojiVersion.current.unavailableEmojis.contains(self)
  }
}

/// The emojis of versions after those in the tables, which list only emojis of the pinned font.
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
