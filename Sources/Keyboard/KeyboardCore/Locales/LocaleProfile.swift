/// The profile of a locale: its keys, callouts, labels and behavior.
///
/// Built-in profiles are embedded JSON files, read on first use. Rows are left to right as drawn.
///
/// ```swift
/// var profile = LocaleProfile.profile(forIdentifier: "de")
/// profile.labels[.space] = "Leerzeichen"
/// context.localeProfile = profile
/// KeyboardAction.space.standardButtonText(for: context)  // → "Leerzeichen"
/// ```
public struct LocaleProfile: Hashable, Sendable {
  /// Writing direction of a script.
  public enum Direction: String, Hashable, Sendable, Codable, CaseIterable {
    case leftToRight = "ltr"
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
  /// The characters at the ends of sentences and words.
  public var delimiters: Delimiters
  var ownSuggestions: [String] = []
  var padRows: [[String]]?
  var swipeRows: [[String]]?
  /// The labels of system keys.
  public var labels: Labels
  /// The names of recent emojis and of the standard categories; empty for English.
  public var emojiCategories: [String]
  /// The layout types of the locale, the default one first; empty for a single own arrangement.
  public var supportedLayoutTypes: [Keyboard.LayoutType]
  /// The behavior of the keys.
  public var behaviors: Behaviors

  package var sampleSuggestions: [String] {
    guard ownSuggestions.isEmpty, let fallback else { return ownSuggestions }
    return Self.profile(forIdentifier: fallback).sampleSuggestions
  }

  var layoutType: Keyboard.LayoutType? {
    supportedLayoutTypes.first
      ?? alphabetic.family.split(separator: "-").first.flatMap { .init(id: String($0)) }
  }

  /// The layer the shift key of a locale switches to.
  public enum ShiftLayer: String, Hashable, Sendable, Codable, CaseIterable {
    /// The uppercase letters.
    case `case`
    /// Other letters, in a script without case in practice.
    case alternate
    /// No shift key.
    case none
  }

  /// The letter keys of a locale.
  public struct Alphabetic: Hashable, Sendable {
    /// The layout family: `qwerty`, `qwertz`, `azerty`, one with the suffix `-own`, or another.
    public var family: String
    /// Three or four rows of the lowercase layer; a key may hold several code points.
    public var lower: [[String]]
    /// The rows of the shift layer, in the same shape as the lower ones; nil if there are none.
    public var upper: [[String]]?
    /// The layer the shift key switches to.
    public var shiftLayer: ShiftLayer
    /// The keys with diacritic actions instead of characters.
    public var diacriticKeys: [String]
  }

  /// The secondary actions of keys, by key, without the key itself.
  public struct Callouts: Hashable, Sendable {
    /// The callouts of the lowercase layer.
    public var lower: [String: [String]]
    /// The callouts of the shift layer.
    public var upper: [String: [String]]
    /// The callouts of the numeric and symbolic layers.
    public var numericSymbolic: [String: [String]]
  }

  /// The currency keys of a locale.
  public struct Currency: Hashable, Sendable {
    /// The key on the numeric layer.
    public var primary: String
    /// The three keys on the symbolic layer.
    public var secondary: [String]
  }

  /// The quotation marks of a locale (source: CLDR 46, as Foundation reads it).
  public struct Quotation: Hashable, Sendable {
    /// The opening quotation mark.
    public var begin: String
    /// The closing quotation mark.
    public var end: String
    /// The opening quotation mark inside another quotation.
    public var alternateBegin: String
    /// The closing quotation mark inside another quotation.
    public var alternateEnd: String
    /// Whether a typed alternate mark is replaced too: outside of English (KeyboardKit 9.5.3).
    public var prefersAlternateReplacement: Bool
  }

  /// The sentence and word delimiters of a locale.
  public struct Delimiters: Hashable, Sendable {
    /// The sentence delimiters.
    public var sentence: [String]
    /// The word delimiters.
    public var word: [String]
  }

  /// The width of shift and backspace beside the last row of letters.
  public enum SystemKeyWidth: String, Hashable, Sendable, Codable, CaseIterable {
    /// The width of a letter key.
    case input
  }

  /// The behavior of the keys of a locale.
  public struct Behaviors: Hashable, Sendable {
    /// Whether there is a shift key.
    public var shiftKey: Bool
    /// Whether sentences are capitalized automatically.
    public var autoCapitalization: Bool
    /// The input row with backspace at its end, counted from 0; nil for the last one.
    public var backspaceRow: Int?
    /// Characters with a key of their own after space.
    public var bottomRowExtra: [String]
    /// The width of letter keys as a fraction of the keyboard's, or nil; shorter rows are centered.
    public var fixedKeyWidth: Double?
    /// The width of shift and backspace; nil for the layout's default.
    public var systemKeyWidthRow3: SystemKeyWidth?
    /// Whether σ at the end of a word becomes ς.
    public var finalSigma: Bool
    /// The texts of keys whose labels are others.
    public var inserts: [String: String]
    /// The input methods for composing characters while typing, the default one first.
    public var inputMethods: [String]
  }
}
