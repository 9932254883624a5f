import KeyboardCore
import KeyboardDocuments

/// A language of a store, by the name of its folder.
struct StoreLanguage: Hashable, Sendable {

  let code: String

  /// That of the keyboards, unless a picture names another one.
  let locale: String

  /// The languages of the App Store that keyboards are there for, in fastlane's codes.
  static let ofStore: [(code: String, locale: String)] = [
    ("ar-SA", "ar"), ("ca", "ca"), ("cs", "cs"), ("da", "da"), ("de-DE", "de"), ("el", "el"),
    ("en-AU", "en_AU"), ("en-CA", "en_CA"), ("en-GB", "en_GB"), ("en-US", "en_US"),
    ("es-ES", "es"), ("es-MX", "es_MX"), ("fi", "fi"), ("fr-CA", "fr_CA"), ("fr-FR", "fr"),
    ("he", "he_IL"), ("hr", "hr"), ("hu", "hu"), ("id", "id"), ("it", "it"), ("ms", "ms"),
    ("nl-NL", "nl"), ("no", "nb"), ("pl", "pl"), ("pt-BR", "pt_BR"), ("pt-PT", "pt_PT"),
    ("ro", "ro"), ("ru", "ru"), ("sk", "sk"), ("sl-SI", "sl"), ("sv", "sv"), ("tr", "tr"),
    ("uk", "uk"), ("vi", "vi"),
  ]

  /// The other locales, whose pictures another store may show.
  static let others: [String] = {
    let known = Set(ofStore.map { LocaleProfile.profile(forIdentifier: $0.locale).language })
    return LocaleProfile.supportedIdentifiers.filter {
      !known.contains(LocaleProfile.profile(forIdentifier: $0).language)
    }
  }()

  static let codes = ofStore.map(\.code) + others

  init?(_ code: String) {
    if let known = Self.ofStore.first(where: { $0.code == code }) {
      (self.code, locale) = known
    } else if Self.others.contains(code) {
      (self.code, locale) = (code, code)
    } else {
      return nil
    }
  }
}
