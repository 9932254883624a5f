public import KeyboardCore

// Source of the lists: KeyboardKit 9.5.3 String+Characters.
extension String {

  /// A carriage return.
  public static let carriageReturn = "\r"

  /// A line feed.
  public static let newline = "\n"

  /// A space.
  public static let space = " "

  /// A tab.
  public static let tab = "\t"

  /// A space without width, at which a line may break.
  public static let zeroWidthSpace = "\u{200B}"

  /// The characters with which a sentence ends.
  public static let sentenceDelimiters = [".", ":", "!", "¡", "?", "¿"]

  /// The characters with which a word ends.
  public static let wordDelimiters =
    autocorrectTriggers + ["(", ")", "[", "]", "\u{0F0B}", "\u{0F0D}"]

  /// The characters that apply an autocorrection when they are typed.
  public static let autocorrectTriggers =
    [".", ",", ":", ";", "!", "¡", "?", "¿", "{", "}", "<", ">", "«", "»"] + whitespace

  /// The characters after which a numeric or symbolic keyboard returns to the letters.
  public static let alphabeticAccentSwitches = ["’", "’", "’", "‘", "`"]

  /// Spaces, tabs and line breaks.
  static let whitespace: [String] =
    ["\n", "\r", "\t", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", " ", "\u{A0}"]
    + ["\u{1680}", "\u{202F}", "\u{205F}", "\u{3000}"]
    + (0x2000...0x200B).compactMap { Unicode.Scalar($0).map { String($0) } }

  /// Whether a numeric or symbolic keyboard returns to the letters after this text.
  public var isAlphabeticAccentSwitch: Bool { self == "’" || self == "‘" || self == "`" }

  /// Whether an autocorrection is applied when this character is typed.
  public var isAutocorrectTrigger: Bool { soleCharacter?.isAutocorrectTrigger ?? false }

  /// Whether a sentence ends with this character.
  public var isSentenceDelimiter: Bool { soleCharacter?.isSentenceDelimiter ?? false }

  /// Whether a word ends with this character.
  public var isWordDelimiter: Bool { soleCharacter?.isWordDelimiter ?? false }

  /// The characters as texts.
  public var chars: [String] { map { String($0) } }

  /// The characters as actions that insert them.
  public var charActions: [KeyboardAction] { map { .character(String($0)) } }

  /// Whether the text is in upper case and has another lower case.
  public var isUppercasedWithLowercaseVariant: Bool {
    self == uppercased() && self != lowercased()
  }

  /// The character of a text that has exactly one.
  var soleCharacter: Character? {
    guard let first, index(after: startIndex) == endIndex else { return nil }
    return first
  }
}

extension [String] {

  /// The characters with which a sentence ends.
  public static var sentenceDelimiters: [String] { String.sentenceDelimiters }

  /// The characters with which a word ends.
  public static var wordDelimiters: [String] { String.wordDelimiters }

  /// The characters that apply an autocorrection when they are typed.
  public static var autocorrectTriggers: [String] { String.autocorrectTriggers }

  /// The characters after which a numeric or symbolic keyboard returns to the letters.
  public static var alphabeticAccentSwitches: [String] { String.alphabeticAccentSwitches }
}
