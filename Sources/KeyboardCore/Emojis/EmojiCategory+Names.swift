public import Foundation

extension EmojiCategory: Localizable {

  /// The localization key, such as `EmojiCategory.flags`.
  public var localizationKey: String { "EmojiCategory.\(id)" }

  /// Return the name in the language of a locale, or the English one as a fallback.
  public func localizedName(in locale: Locale) -> String {
    let language = String(locale.identifier.prefix { $0 != "_" && $0 != "-" })
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
