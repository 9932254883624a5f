/// A group of emojis that the emoji keyboard shows together.
public enum EmojiCategory: Identifiable, KeyboardModel {

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

  /// The emojis in order, without skin tones.
  ///
  /// The user's emojis are available from a store only: see ``persisted(_:in:)``.
  public var emojis: [Emoji] {
    if case .custom(_, _, let emojis, _) = self { return emojis }
    return EmojiTable.categories[id]?.map(\.emoji) ?? []
  }

  /// The emojis as one string.
  public var emojisString: String { emojis.map(\.char).joined() }

  /// Whether the category has emojis.
  public var hasEmojis: Bool { !emojis.isEmpty }

  /// Return the emojis that match a query, as a category.
  public static func search(query: String) -> EmojiCategory {
    .custom(
      id: "search", name: "Search", emojis: Emoji.all.matching(query), iconName: "magnifyingglass")
  }
}
