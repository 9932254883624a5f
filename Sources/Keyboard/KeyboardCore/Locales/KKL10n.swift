public import Foundation

/// The localized labels of keys.
public enum KKL10n: String, CaseIterable, Identifiable, Sendable {
  /// The label of a return key.
  case `return`, done, go, search, next, send, join, ok, `continue`, route, emergencyCall
  /// The label of another key.
  case space, capsLock, searchEmoji
  /// The label of a key to another layer.
  case switcherAlphabetic, switcherNumeric, switcherSymbolic

  /// The localization key, as identifier.
  public var id: String { rawValue }
  /// The localization key.
  public var key: String { rawValue }
  /// The English label; see `text(for:)` for other locales.
  public var text: String { label.englishText }

  /// Return the label in a locale or its language; empty if neither is supported.
  public func text(for locale: Locale) -> String {
    guard let identifier = LocaleProfile.supportedIdentifier(for: locale.identifier) else {
      return ""
    }
    return LocaleProfile.profile(forIdentifier: identifier).labels[label]
  }

  /// Return the label for a localization key in a locale, or the key itself as a fallback.
  public static func text(forKey key: String, locale: Locale) -> String {
    if let text = KKL10n(rawValue: key) { return text.text(for: locale) }
    return LocaleProfile.supportedIdentifier(for: locale.identifier) == nil ? "" : key
  }

  private var label: LocaleProfile.Labels.Name {
    switch self {
    case .switcherAlphabetic: .alphabetic
    case .switcherNumeric: .numeric
    case .switcherSymbolic: .symbolic
    default: LocaleProfile.Labels.Name(rawValue: rawValue) ?? .return
    }
  }
}

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
