public import Foundation

extension Locale {
  /// The name of the locale in its own language.
  public var localizedName: String? {
    EmbeddedLocales.names(of: supportedIdentifier)?.listName ?? localizedName(in: self)
  }

  /// The name of the locale in the language of another one.
  public func localizedName(in locale: Locale) -> String? {
    switch supportedIdentifier {
    case "ckb_PC": Locale(identifier: "ckb").localizedName(in: locale).map { "\($0) (PC)" }
    case "tg": "Shughni Tajik"
    default: locale.localizedString(forIdentifier: identifier)
    }
  }

  /// The name of the language, without its region, in that language.
  public var localizedLanguageName: String? { localizedLanguageName(in: self) }

  /// The name of the language, without its region, in the language of another locale.
  public func localizedLanguageName(in locale: Locale) -> String? {
    locale.localizedString(forLanguageCode: language.languageCode?.identifier ?? identifier)
  }

  /// The language code, or the identifier where there is none.
  public var shortDisplayName: String { language.languageCode?.identifier ?? identifier }
}
