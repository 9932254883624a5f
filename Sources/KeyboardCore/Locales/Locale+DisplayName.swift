public import Foundation

extension Locale {
  /// The name of the locale in its own language.
  public var localizedName: String? {
    EmbeddedLocales.names(of: supportedIdentifier)?.listName ?? localizedName(in: self)
  }

  /// Return the name of the locale in the language of another one.
  public func localizedName(in locale: Locale) -> String? {
    switch supportedIdentifier {
    case "ckb_PC": Locale(identifier: "ckb").localizedName(in: locale).map { "\($0) (PC)" }
    case "tg": "Shughni Tajik"
    default: locale.localizedString(forIdentifier: identifier)
    }
  }

  /// The name of the language in that language, without a region.
  public var localizedLanguageName: String? { localizedLanguageName(in: self) }

  /// Return the name of the language in the language of another locale, without a region.
  public func localizedLanguageName(in locale: Locale) -> String? {
    locale.localizedString(forLanguageCode: language.languageCode?.identifier ?? identifier)
  }

  /// The language code, or the identifier as a fallback.
  public var shortDisplayName: String { language.languageCode?.identifier ?? identifier }
}
