extension LocaleProfile {
  /// What the shift key of a locale leads to.
  public enum ShiftLayer: String, Hashable, Sendable, Codable, CaseIterable {
    /// The upper-case forms of the letters.
    case `case`
    /// Other letters, in a script without case in practice.
    case alternate
    /// There is no shift key.
    case none
  }

  /// The letter keys of a locale.
  public struct Alphabetic: Hashable, Sendable {
    /// The kind of layout: `qwerty`, `qwertz`, `azerty`, one of these with `-own` for additional
    /// keys, or the name of a layout of its own.
    public var family: String
    /// Three or four rows of the lower-case layer; a key may hold several code points.
    public var lower: [[String]]
    /// The rows of the shift layer, in the shape of the lower ones; nil where there is none.
    public var upper: [[String]]?
    /// What the shift key leads to.
    public var shiftLayer: ShiftLayer
    /// The keys in the rows that are diacritic actions instead of characters.
    public var diacriticKeys: [String]
  }

  /// The secondary actions of keys: key → what a long press offers besides the key itself.
  public struct Callouts: Hashable, Sendable {
    /// Those of the lower-case layer.
    public var lower: [String: [String]]
    /// Those of the shift layer.
    public var upper: [String: [String]]
    /// Those of the numeric and symbolic layers.
    public var numericSymbolic: [String: [String]]
  }

  /// The currency keys of a locale.
  public struct Currency: Hashable, Sendable {
    /// The key on the numeric layer.
    public var primary: String
    /// The three keys on the symbolic layer.
    public var secondary: [String]
  }

  /// The quotation marks of a locale (source: CLDR 41).
  public struct Quotation: Hashable, Sendable {
    /// The mark that opens a quotation.
    public var begin: String
    /// The mark that closes a quotation.
    public var end: String
    /// The mark that opens a quotation inside another one.
    public var alternateBegin: String
    /// The mark that closes a quotation inside another one.
    public var alternateEnd: String
    /// Whether a typed alternate mark is replaced too: everywhere but in the English locales
    /// (source: KeyboardKit 9.5.3).
    public var prefersAlternateReplacement: Bool
  }

  /// The characters after which a sentence or a word ends.
  public struct Delimiters: Hashable, Sendable {
    /// Those that end a sentence.
    public var sentence: [String]
    /// Those that end a word.
    public var word: [String]
  }

  /// The width of shift and backspace beside the last row of letters.
  public enum SystemKeyWidth: String, Hashable, Sendable, Codable, CaseIterable {
    /// As wide as a letter key.
    case input
  }

  /// How the keys of a locale behave.
  public struct Behaviors: Hashable, Sendable {
    /// Whether there is a shift key.
    public var shiftKey: Bool
    /// Whether a sentence begins with a capital letter.
    public var autoCapitalization: Bool
    /// The input row that ends with backspace, counted from 0; nil for the last one.
    public var backspaceRow: Int?
    /// Characters with a key of their own after space.
    public var bottomRowExtra: [String]
    /// The width of every letter key as a part of the keyboard's width, so that shorter rows are
    /// centered; nil where the layout decides.
    public var fixedKeyWidth: Double?
    /// The width of shift and backspace, where the layout doesn't decide.
    public var systemKeyWidthRow3: SystemKeyWidth?
    /// Whether a σ at the end of a word becomes ς.
    public var finalSigma: Bool
    /// What a key inserts instead of the text it shows.
    public var inserts: [String: String]
    /// The input methods that compose characters while typing, the standard one first.
    public var inputMethods: [String]
  }
}
