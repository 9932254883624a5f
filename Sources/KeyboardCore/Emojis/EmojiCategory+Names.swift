public import Foundation

extension EmojiCategory {

  /// The key by which a name can be looked up, such as `EmojiCategory.flags`.
  public var localizationKey: String { "EmojiCategory.\(id)" }

  /// The English name, such as `Food & Drink`.
  public var localizedName: String { localizedName(in: Locale(identifier: "en")) }

  /// The name in a locale, or the English one where there is none.
  public func localizedName(in locale: Locale) -> String {
    switch self {
    case .recent, .frequent: "Frequently Used"
    case .favorites: "Favorites"
    case .smileysAndPeople: "Smileys & People"
    case .animalsAndNature: "Animals & Nature"
    case .foodAndDrink: "Food & Drink"
    case .activity: "Activity"
    case .travelAndPlaces: "Travel & Places"
    case .objects: "Objects"
    case .symbols: "Symbols"
    case .flags: "Flags"
    case .custom(_, let name, _, _): name
    }
  }
}
