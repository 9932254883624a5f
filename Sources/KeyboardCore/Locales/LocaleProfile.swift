/// Everything about a locale that a keyboard needs: keys, callouts, key texts and behavior.
///
/// The built-in profiles come from the JSON files of the `EmbeddedData` target; each is read when it
/// is first asked for. Rows are listed from left to right as they are drawn, for right-to-left
/// scripts too.
public struct LocaleProfile: Hashable, Sendable {
  /// The direction in which a script is written.
  public enum Direction: String, Hashable, Sendable, Codable, CaseIterable {
    /// From left to right.
    case leftToRight = "ltr"
    /// From right to left.
    case rightToLeft = "rtl"
  }

  /// The identifier as the public API spells it, such as `he_IL` or `sr-Latn`.
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
  /// Where to look next for what this locale lacks; nil for English, where every chain ends.
  public var fallback: String?

  /// The letter keys.
  public var alphabetic: Alphabetic
  /// What each diacritic key turns the text before the cursor into: mark → text → replacement.
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
  /// The texts of system keys.
  public var labels: Labels
  /// The names of the emoji categories: the recently used ones, then the standard ones in order; none
  /// if they are English.
  public var emojiCategories: [String]
  /// The arrangements of letter keys that the locale offers, the standard one first; none if it offers
  /// only its own one (source: KeyboardKit 9.5.3).
  public var supportedLayoutTypes: [Keyboard.LayoutType]
  /// How the keys behave.
  public var behaviors: Behaviors
}
