/// A version of Emoji, with the systems that introduced it.
public struct EmojiVersion: Identifiable, KeyboardModel {

  /// The version, such as 12.1.
  public let version: Double

  /// The first version of iOS that supports it.
  public let iOS: Double

  /// The first version of macOS that supports it.
  public let macOS: Double

  /// The first version of watchOS that supports it.
  public let watchOS: Double

  /// The first version of tvOS that supports it, the same as of iOS.
  public var tvOS: Double { iOS }

  /// The version as a number.
  public var id: Double { version }

  /// The display name, such as `15.0`.
  public var displayName: String { "\(version)" }

  /// The versions before this one.
  public var earlierVersions: [EmojiVersion] { Self.all.filter { $0.version < version } }

  /// The versions after this one.
  public var laterVersions: [EmojiVersion] { Self.all.filter { $0.version > version } }
}

// Source: KeyboardKit 9.5.3.
extension EmojiVersion {

  /// Emoji 11.
  public static let v11 = EmojiVersion(version: 11, iOS: 11.1, macOS: 10.13, watchOS: 4.1)
  /// Emoji 12.
  public static let v12 = EmojiVersion(version: 12, iOS: 12.1, macOS: 10.14, watchOS: 5.1)
  /// Emoji 12.1.
  public static let v12_1 = EmojiVersion(version: 12.1, iOS: 12.1, macOS: 10.14, watchOS: 5.1)
  /// Emoji 13.
  public static let v13 = EmojiVersion(version: 13, iOS: 14.2, macOS: 11.1, watchOS: 7.1)
  /// Emoji 13.1.
  public static let v13_1 = EmojiVersion(version: 13.1, iOS: 14.5, macOS: 11.3, watchOS: 7.4)
  /// Emoji 14.
  public static let v14 = EmojiVersion(version: 14, iOS: 15.4, macOS: 12.3, watchOS: 8.5)
  /// Emoji 15.
  public static let v15 = EmojiVersion(version: 15, iOS: 16.4, macOS: 13.3, watchOS: 9.4)
  /// Emoji 15.1.
  public static let v15_1 = EmojiVersion(version: 15.1, iOS: 17.4, macOS: 14.4, watchOS: 10.4)
  /// Emoji 16.
  public static let v16_0 = EmojiVersion(version: 16, iOS: 18.4, macOS: 15.4, watchOS: 11.4)

  /// All versions, the oldest first.
  public static let all: [EmojiVersion] = [
    .v11, .v12, .v12_1, .v13, .v13_1, .v14, .v15, .v15_1, .v16_0,
  ]

  /// Newest version drawn completely by every supported release of the emoji font.
  public static let current = EmojiVersion.v15

  /// The newest version in a version of iOS.
  public init?(iOS: Double) { self.init { $0.iOS <= iOS } }

  /// The newest version in a version of macOS.
  public init?(macOS: Double) { self.init { $0.macOS <= macOS } }

  /// The newest version in a version of tvOS.
  public init?(tvOS: Double) { self.init { $0.tvOS <= tvOS } }

  /// The newest version in a version of watchOS.
  public init?(watchOS: Double) { self.init { $0.watchOS <= watchOS } }

  private init?(isAvailable: (EmojiVersion) -> Bool) {
    guard let version = Self.all.last(where: isAvailable) else { return nil }
    self = version
  }

  /// The emojis the version introduced, with their skin tones.
  public var emojis: [Emoji] {
    neutralEmojis.flatMap { $0.hasSkinToneVariants ? $0.skinToneVariants : [$0] }
  }

  /// The emojis the version introduced, as one string.
  public var emojiString: String { emojis.map(\.char).joined() }

  /// The emojis of later versions, which a system with this version can't draw.
  public var unavailableEmojis: [Emoji] { laterVersions.flatMap(\.emojis) }

  private var neutralEmojis: [Emoji] {
    EmojiCategory.standardCategories.flatMap { category in
      EmojiTable.categories[category.id, default: []].filter { $0.version == version }.map(\.emoji)
    }
  }

  /// The emojis since version 15, possibly newer than the Unicode tables of the runtime.
  static let recentCharacters: Set<Character> = Set(
    ([.v15] + EmojiVersion.v15.laterVersions).flatMap(\.emojis).flatMap(\.char))
}

extension Emoji {

  /// Whether the emoji is no newer than ``EmojiVersion/current``; fonts may lack newer ones.
  public var isAvailableInCurrentRuntime: Bool { !isUnavailableInCurrentRuntime }

  /// Whether the emoji was introduced after ``EmojiVersion/current``.
  public var isUnavailableInCurrentRuntime: Bool { Self.newest.contains(self) }

  /// The emojis after ``EmojiVersion/current``, with their skin tones.
  package static let newest = Set(EmojiVersion.current.unavailableEmojis)
}

extension [Emoji] {

  /// Returns the first emojis; ones that fonts may lack come last, where they displace no others.
  package func suggested(limit: Int) -> [Emoji] {
    let newest = filter(\.isUnavailableInCurrentRuntime)
    return Array((filter(\.isAvailableInCurrentRuntime) + newest).prefix(Swift.max(0, limit)))
  }
}
