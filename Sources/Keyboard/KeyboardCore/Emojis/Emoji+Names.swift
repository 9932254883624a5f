internal import Embedded
public import Foundation

extension Emoji: Localizable {

  /// The Unicode names of the code points, such as `\N{THUMBS UP SIGN}`.
  public var unicodeIdentifier: String {
    scalarNames.map { "\\N{\($0)}" }.joined()
  }

  /// The Unicode names of the code points with capital initials, such as `Thumbs Up Sign`.
  public var unicodeName: String { scalarNames.map(\.capitalizedWords).joined(separator: " ") }

  /// The localization key: the emoji itself.
  public var localizationKey: String { char }

  /// Returns the English name of the emoji tables, or the Unicode name, in every locale.
  public func localizedName(in locale: Locale) -> String {
    EmojiTable.byEmoji[char]?.name.capitalizedWords ?? unicodeName
  }

  private var scalarNames: [String] {
    char.unicodeScalars.map { scalar in
      scalar.properties.name ?? "U+" + String(scalar.value, radix: 16, uppercase: true)
    }
  }
}

extension String {

  fileprivate var capitalizedWords: String {
    split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
      .joined(separator: " ")
  }

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

extension [Emoji] {

  /// Every emoji of the standard categories, in order and without skin tones.
  public static var all: [Emoji] { Emoji.all }

  /// Returns the emojis that match a query, the best first; a blank one matches all.
  ///
  /// Each word of the query must be the start of a word of the name or a keyword, or the plural of
  /// one, in the language of the locale or in English.
  public func matching(_ query: String, in locale: Locale = Locale(identifier: "en")) -> [Emoji] {
    guard query.contains(where: { !$0.isWhitespace }) else { return self }
    let search = EmojiSearch(query, in: locale)
    let found = enumerated().compactMap { index, emoji in
      search.rank(of: emoji).map { (rank: $0, index: index, emoji: emoji) }
    }
    return found.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.emoji)
  }

  /// Returns the emoji at an index, or `nil` if the index is out of range.
  public func emoji(at index: Int) -> Emoji? { indices.contains(index) ? self[index] : nil }
}

/// The five skin tones, from light to dark.
private let tones: [Unicode.Scalar] = [
  "\u{1F3FB}", "\u{1F3FC}", "\u{1F3FD}", "\u{1F3FE}", "\u{1F3FF}",
]

/// The variation selector for emoji presentation (VS16).
private let emojiPresentation: Unicode.Scalar = "\u{FE0F}"

/// Groups of people in one code point: Unicode allows a tone after it, but no sequence has one.
private let groups: [Unicode.Scalar] = ["\u{1F46A}", "\u{1F46F}", "\u{1F93C}"]

/// Two people in one code point, and the sequences in which each of them has a tone.
///
/// Source: Unicode Emoji 16.0, emoji-zwj-sequences.txt.
private let couples: [Unicode.Scalar: [Unicode.Scalar]] = [
  "👫": "👩‍🤝‍👨", "👬": "👨‍🤝‍👨", "👭": "👩‍🤝‍👩", "💏": "🧑‍❤️‍💋‍🧑", "💑": "🧑‍❤️‍🧑", "🤝": "🫱‍🫲",
].mapValues { Array($0.unicodeScalars) }

/// Code points that join two people with tones, a handshake and a heart; families have none.
private let joints: [Unicode.Scalar] = ["\u{1F91D}", "\u{2764}"]

extension Emoji {

  /// Every emoji of the standard categories, in order and without skin tones.
  public static let all: [Emoji] = EmojiCategory.standardCategories.flatMap(\.emojis)

  /// Returns the identifier of this emoji within a category, unique across categories.
  public func id(in category: EmojiCategory) -> String { "\(category.id).\(char)" }

  /// Whether a query is blank, is this emoji, or matches its names and keywords.
  public func matches(_ query: String, in locale: Locale = Locale(identifier: "en")) -> Bool {
    ![self].matching(query, in: locale).isEmpty
  }

  /// Whether the emoji has skin tones: of a person, or of each of two.
  public var hasSkinToneVariants: Bool {
    let scalars = neutralScalars
    guard let first = scalars.first, first.properties.isEmojiModifierBase, !groups.contains(first)
    else { return false }
    return scalars.count(where: \.properties.isEmojiModifierBase) == 1
      || Self.couple(of: scalars) != nil
  }

  /// The emoji without a skin tone: 👍 for 👍🏿.
  public var neutralSkinToneVariant: Emoji {
    char.unicodeScalars.contains(where: tones.contains) ? Emoji(neutralScalars) : self
  }

  /// The variants without and with each skin tone from light to dark; empty if there are none.
  ///
  /// Two people have the same tone in the first variants, and different ones in 20 others.
  public var skinToneVariants: [Emoji] {
    guard hasSkinToneVariants else { return [] }
    let neutral = neutralScalars
    let couple = Self.couple(of: neutral)
    let rest = neutral.dropFirst().drop { $0 == emojiPresentation }
    let hasTwoTones = couple != nil && !rest.isEmpty
    let same = tones.map { Emoji(neutral.prefix(1) + [$0] + rest + (hasTwoTones ? [$0] : [])) }
    let different = tones.flatMap { first in
      tones.compactMap { second -> Emoji? in
        guard let couple, first != second else { return nil }
        return Emoji(couple.prefix(1) + [first] + couple.dropFirst() + [second])
      }
    }
    return [Emoji(neutral)] + same + different
  }

  /// Returns the sequence of two people that have a tone each, or `nil` for other emojis.
  private static func couple(of neutral: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    guard neutral.count > 1 else { return neutral.first.flatMap { couples[$0] } }
    return neutral.contains(where: joints.contains) ? neutral : nil
  }

  private init(_ scalars: some Sequence<Unicode.Scalar>) {
    self.init(String(String.UnicodeScalarView(scalars)))
  }

  /// A tone replaces the variation selector before it, so the selector is restored: ☝️ for ☝🏿.
  private var neutralScalars: [Unicode.Scalar] {
    var neutral: [Unicode.Scalar] = []
    for scalar in char.unicodeScalars {
      if !tones.contains(scalar) {
        neutral.append(scalar)
      } else if let last = neutral.last, !last.properties.isEmojiPresentation {
        neutral.append(emojiPresentation)
      } else if neutral.isEmpty {
        // A tone by itself is an emoji too.
        neutral.append(scalar)
      }
    }
    return couples.first { $0.value == neutral }.map { [$0.key] } ?? neutral
  }
}

extension Character {

  /// Whether this is a single code point with emoji presentation, unlike digits and signs.
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
    isSimpleEmoji || isCombinedEmoji || isRecentEmoji
      || unicodeScalars.first?.properties.isEmojiPresentation ?? false
  }

  /// Whether this can be a recent emoji; all are in one plane, so most text needs no look-up.
  private var isRecentEmoji: Bool {
    guard let scalar = unicodeScalars.first, scalar.value > 0x1F000 else { return false }
    return EmojiVersion.recentCharacters.contains(self)
  }
}

/// The embedded emoji tables; the only code that reads their bytes.
enum EmojiTable {

  struct Entry: Sendable {

    let emoji: Emoji
    let version: Double

    let name: String
  }

  static let categories: [String: [Entry]] = Dictionary(
    uniqueKeysWithValues: zip(
      embedded_emojis().stems, embedded_emojis().list.map { entries(of: $0.content) }))

  static let byEmoji: [String: Entry] = Dictionary(
    categories.values.joined().map { ($0.emoji.char, $0) }, uniquingKeysWith: { first, _ in first })

  static func entries(of bytes: some Collection<UInt8>) -> [Entry] {
    let (lineFeed, space) = (UInt8(ascii: "\n"), UInt8(ascii: " "))
    var entries: [Entry] = []
    entries.reserveCapacity(bytes.count / 24)
    for line in bytes.split(separator: lineFeed) {
      let fields = line.split(separator: space, maxSplits: 2)
      guard fields.count == 3 else { continue }
      guard let version = Double(String(decoding: fields[1], as: UTF8.self)) else { continue }
      let emoji = Emoji(String(decoding: fields[0], as: UTF8.self))
      let name = String(decoding: fields[2], as: UTF8.self)
      entries.append(Entry(emoji: emoji, version: version, name: name))
    }
    return entries
  }
}
