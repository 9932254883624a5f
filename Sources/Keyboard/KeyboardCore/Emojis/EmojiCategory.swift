public import Foundation

/// A group of emojis that the emoji keyboard shows together.
public enum EmojiCategory: Identifiable, KeyboardModel, Localizable {

  /// The user's emojis, available from a store only.
  case recent, frequent, favorites

  /// A standard category.
  case smileysAndPeople, animalsAndNature, foodAndDrink, activity
  case travelAndPlaces, objects, symbols, flags

  /// A custom category of an app, with a system symbol as its icon.
  case custom(id: String, name: String, emojis: [Emoji], iconName: String)

  /// The categories of all emojis, in the order of the keyboard.
  public static let standardCategories: [EmojiCategory] = [
    .smileysAndPeople, .animalsAndNature, .foodAndDrink, .activity,
    .travelAndPlaces, .objects, .symbols, .flags,
  ]

  /// The identifier of the category, such as `foodAndDrink`.
  public var id: String {
    switch self {
    case .recent: "recent"
    case .frequent: "frequent"
    case .favorites: "favorites"
    case .smileysAndPeople: "smileysAndPeople"
    case .animalsAndNature: "animalsAndNature"
    case .foodAndDrink: "foodAndDrink"
    case .activity: "activity"
    case .travelAndPlaces: "travelAndPlaces"
    case .objects: "objects"
    case .symbols: "symbols"
    case .flags: "flags"
    case .custom(let id, _, _, _): id
    }
  }

  /// The emojis in order, without skin tones; the user's are in settings: `persisted(_:in:)`.
  public var emojis: [Emoji] {
    if case .custom(_, _, let emojis, _) = self { return emojis }
    return EmojiTable.categories[id]?.map(\.emoji) ?? []
  }

  /// The emojis as one string.
  public var emojisString: String { emojis.map(\.char).joined() }

  /// Whether the category has emojis.
  public var hasEmojis: Bool { !emojis.isEmpty }

  /// Returns the emojis that match a query, as a category.
  public static func search(query: String) -> EmojiCategory {
    .custom(
      id: "search", name: "Search", emojis: Emoji.all.matching(query), iconName: "magnifyingglass")
  }

  /// The name of the category's system symbol, such as `fork.knife`.
  public var iconName: String {
    switch self {
    case .recent, .frequent: "clock"
    case .favorites: "heart"
    case .smileysAndPeople: "face.smiling"
    case .animalsAndNature: "teddybear"
    case .foodAndDrink: "fork.knife"
    case .activity: "soccerball"
    case .travelAndPlaces: "car"
    case .objects: "lightbulb"
    case .symbols: "heart"
    case .flags: "flag"
    case .custom(_, _, _, let iconName): iconName
    }
  }

  /// The category's emoji icon, for use without system symbols.
  public var emojiIcon: String {
    switch self {
    case .recent, .frequent: "🕓"
    case .favorites: "❤️"
    case .smileysAndPeople: "😀"
    case .animalsAndNature: "🐻"
    case .foodAndDrink: "🍔"
    case .activity: "⚽️"
    case .travelAndPlaces: "🏢"
    case .objects: "💡"
    case .symbols: "💱"
    case .flags: "🏳️"
    case .custom(_, _, let emojis, _): emojis.first?.char ?? ""
    }
  }

  /// A category whose emojis are persisted in the settings.
  public struct Persisted: Identifiable, KeyboardModel {

    /// The place of new emojis in the list.
    public enum InsertionStrategy: String, CaseIterable, KeyboardModel {
      case append, insertFirst
    }

    /// The identifier of the category.
    public let id: String

    /// The display name.
    public let name: String

    /// The system symbol of the category.
    public let iconName: String

    /// The initial emojis, used while nothing is stored.
    public let initialEmojis: [Emoji]

    /// The insertion strategy for new emojis.
    public let insertionStrategy: InsertionStrategy

    /// A persisted category.
    public init(
      id: String, name: String, iconName: String, initialEmojis: [Emoji] = [],
      insertionStrategy: InsertionStrategy
    ) {
      self.id = id
      self.name = name
      self.iconName = iconName
      self.initialEmojis = initialEmojis
      self.insertionStrategy = insertionStrategy
    }

    /// The user's favorite emojis, in the order of their selection.
    public static let favorites = Persisted(
      id: "favorites", name: "Favorites", iconName: "heart", insertionStrategy: .append)

    /// The recently used emojis, the latest first.
    public static let recent = Persisted(
      id: "recent", name: "Frequently Used", iconName: "clock", insertionStrategy: .insertFirst)

    /// The chosen variants of emojis with skin tones, which their keys show.
    package static let skinTones = Persisted(
      id: "skinTones", name: "Skin Tones", iconName: "hand.raised", insertionStrategy: .insertFirst)
  }

  /// The localization key, such as `EmojiCategory.flags`.
  public var localizationKey: String { "EmojiCategory.\(id)" }

  /// Returns the name in the language of a locale, or the English one as a fallback.
  public func localizedName(in locale: Locale) -> String {
    let language = locale.identifier.languageSubtag
    switch self {
    case .custom(_, let name, _, _): return name
    case .favorites: return "Favorites"
    case .recent, .frequent: return Self.name(at: 0, language: language)
    default:
      let index = Self.standardCategories.firstIndex { $0.id == id } ?? 0
      return Self.name(at: index + 1, language: language)
    }
  }

  private static func name(at index: Int, language: String) -> String {
    let names =
      [language, "en"].lazy
      .map { LocaleProfile.profile(forIdentifier: $0).emojiCategories }.first { !$0.isEmpty } ?? []
    return names.indices.contains(index) ? names[index] : ""
  }
}

extension [EmojiCategory] {

  /// The categories of all emojis, in the order of the keyboard.
  public static var standard: [EmojiCategory] { EmojiCategory.standardCategories }

  /// Returns the category after another one, or `nil` after the last.
  public func category(after category: EmojiCategory) -> EmojiCategory? {
    self.category(beside: category, step: 1)
  }

  /// Returns the category before another one, or `nil` before the first.
  public func category(before category: EmojiCategory) -> EmojiCategory? {
    self.category(beside: category, step: -1)
  }

  /// Returns the category with an identifier, or `nil`.
  public func category(withId id: EmojiCategory.ID) -> EmojiCategory? { first { $0.id == id } }

  /// Returns the first category that contains an emoji in any skin tone, or `nil`.
  public func category(withEmoji emoji: Emoji) -> EmojiCategory? {
    let neutral = emoji.neutralSkinToneVariant
    return first { category in
      let emojis = category.emojis
      return emojis.contains(emoji) || emojis.contains(neutral)
    }
  }

  private func category(beside category: EmojiCategory, step: Int) -> EmojiCategory? {
    guard let index = firstIndex(where: { $0.id == category.id }) else { return nil }
    return indices.contains(index + step) ? self[index + step] : nil
  }
}
