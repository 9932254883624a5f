public import Foundation

/// Something that has a name in the languages of people.
public protocol Localizable {

  /// The key by which the name is looked up.
  var localizationKey: String { get }

  /// The name in a locale.
  func localizedName(in locale: Locale) -> String
}

extension Localizable {

  /// The English name.
  public var localizedName: String { localizedName(in: Locale(identifier: "en")) }

  /// The text for the key in a locale, or the key where there is none.
  public func localizedName(in locale: Locale) -> String {
    localizedText(for: localizationKey, in: locale)
  }

  /// The text for a key in a locale, or the key where there is none.
  public func localizedText(for key: String, in locale: Locale) -> String {
    let text = KKL10n.text(forKey: key, locale: locale)
    return text.isEmpty ? key : text
  }
}

extension KKL10n: Localizable {

  /// The key by which the text is looked up.
  public var localizationKey: String { key }
}
