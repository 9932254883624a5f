public import Foundation

/// A value with a localized name.
public protocol Localizable {

  /// The localization key.
  var localizationKey: String { get }

  /// Return the name in a locale.
  func localizedName(in locale: Locale) -> String
}

extension Localizable {

  /// The English name.
  public var localizedName: String { localizedName(in: Locale(identifier: "en")) }

  /// Return the text for the key in a locale, or the key as a fallback.
  public func localizedName(in locale: Locale) -> String {
    localizedText(for: localizationKey, in: locale)
  }

  /// Return the text for a key in a locale, or the key as a fallback.
  public func localizedText(for key: String, in locale: Locale) -> String {
    let text = KKL10n.text(forKey: key, locale: locale)
    return text.isEmpty ? key : text
  }
}

extension KKL10n: Localizable {

  /// The localization key.
  public var localizationKey: String { key }
}
