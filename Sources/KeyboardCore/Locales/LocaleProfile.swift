/// The profile of a locale: its keys, callouts, labels and behavior.
///
/// The built-in profiles come from the JSON files of the `EmbeddedData` target, each read on first
/// use. Rows are listed from left to right as drawn, including those of right-to-left scripts.
///
/// ```swift
/// var profile = LocaleProfile.profile(forIdentifier: "de")
/// profile.labels[.space] = "Leerzeichen"
/// context.localeProfile = profile
/// ```
public struct LocaleProfile: Hashable, Sendable {
  /// The direction in which a script is written.
  public enum Direction: String, Hashable, Sendable, Codable, CaseIterable {
    /// Left to right.
    case leftToRight = "ltr"
    /// Right to left.
    case rightToLeft = "rtl"
  }

  /// The identifier, such as `he_IL` or `sr-Latn`.
  public var identifier: String
  /// The ISO language code, such as `he`.
  public var language: String
  /// The ISO region code or UN area, such as `IL` or `419`.
  public var region: String?
  /// The ISO script code, such as `Hebr`.
  public var script: String
  /// The direction of the script.
  public var direction: Direction
  /// The name of the locale in English.
  public var englishName: String
  /// The name of the locale in its own language.
  public var nativeName: String
  /// The fallback locale; nil for English, which ends every chain.
  public var fallback: String?

  /// The letter keys.
  public var alphabetic: Alphabetic
  /// The replacements of diacritic keys: mark → text before the cursor → replacement.
  public var diacritics: [String: [String: String]]
  /// The secondary actions of keys.
  public var callouts: Callouts
  /// The three rows of the numeric layer on a phone.
  public var numericRows: [[String]]
  /// The three rows of the symbolic layer on a phone.
  public var symbolicRows: [[String]]
  /// The ten digits, 1 first and 0 last.
  public var digits: [String]
  /// The currency keys.
  public var currency: Currency
  /// The quotation marks.
  public var quotation: Quotation
  /// The characters that end sentences and words.
  public var delimiters: Delimiters
  /// The labels of system keys.
  public var labels: Labels
  /// The names of the emoji categories, or an empty list for English.
  ///
  /// The recently used emojis come first, then the standard categories in order.
  public var emojiCategories: [String]
  /// The layout types of the locale, the default one first.
  ///
  /// Empty if the locale has a single arrangement of its own (source: KeyboardKit 9.5.3).
  public var supportedLayoutTypes: [Keyboard.LayoutType]
  /// The behavior of the keys.
  public var behaviors: Behaviors
}
