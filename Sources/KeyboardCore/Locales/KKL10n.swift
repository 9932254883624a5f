public import Foundation

/// The texts of keys in every supported locale.
public enum KKL10n: String, CaseIterable, Identifiable, Sendable {
  /// The text of a return key.
  case `return`, done, go, search, next, send, join, ok, `continue`, route, emergencyCall
  /// The text of another key.
  case space, capsLock, searchEmoji
  /// The text of a key that leads to another layer.
  case switcherAlphabetic, switcherNumeric, switcherSymbolic

  /// The key, which identifies the text.
  public var id: String { rawValue }
  /// The key by which the text is looked up.
  public var key: String { rawValue }
  /// The English text; `text(for:)` has that of a locale.
  public var text: String { label.englishText }

  /// The text in a locale, or in that of its language; empty where neither is supported.
  public func text(for locale: Locale) -> String {
    guard let identifier = LocaleProfile.supportedIdentifier(for: locale.identifier) else {
      return ""
    }
    return LocaleProfile.profile(forIdentifier: identifier).labels[label]
  }

  /// The text of a key in a locale; a key that doesn't exist is answered itself.
  public static func text(forKey key: String, locale: Locale) -> String {
    if let text = KKL10n(rawValue: key) { return text.text(for: locale) }
    return LocaleProfile.supportedIdentifier(for: locale.identifier) == nil ? "" : key
  }

  private var label: LocaleProfile.Labels.Name {
    switch self {
    case .switcherAlphabetic: .alphabetic
    case .switcherNumeric: .numeric
    case .switcherSymbolic: .symbolic
    case .return: .return
    case .done: .done
    case .go: .go
    case .search: .search
    case .next: .next
    case .send: .send
    case .join: .join
    case .ok: .ok
    case .continue: .continue
    case .route: .route
    case .emergencyCall: .emergencyCall
    case .space: .space
    case .capsLock: .capsLock
    case .searchEmoji: .searchEmoji
    }
  }
}
