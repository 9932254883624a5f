import KeyboardCore

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

  /// A zero-width space, a line break opportunity.
  public static let zeroWidthSpace = "\u{200B}"

  /// The characters at the end of a sentence.
  public static let sentenceDelimiters = Delimiters.sentence.texts

  /// The characters at the end of a word.
  public static let wordDelimiters = Delimiters.word.texts

  /// The characters whose typing applies an autocorrection.
  public static let autocorrectTriggers = Delimiters.autocorrect.texts

  /// The characters for switching a numeric or symbolic keyboard back to letters.
  public static let alphabeticAccentSwitches = ["’", "’", "’", "‘", "`"]

  /// Whether the string switches a numeric or symbolic keyboard back to letters.
  public var isAlphabeticAccentSwitch: Bool { Self.alphabeticAccentSwitches.contains(self) }

  /// Whether typing the character applies an autocorrection.
  public var isAutocorrectTrigger: Bool { soleCharacter?.isAutocorrectTrigger ?? false }

  /// Whether the string is a sentence delimiter.
  public var isSentenceDelimiter: Bool { soleCharacter?.isSentenceDelimiter ?? false }

  /// Whether the string is a word delimiter.
  public var isWordDelimiter: Bool { soleCharacter?.isWordDelimiter ?? false }

  /// Whether the string is uppercase and differs from its lowercase form.
  public var isUppercasedWithLowercaseVariant: Bool {
    self == uppercased() && self != lowercased()
  }

  var soleCharacter: Character? {
    guard let first, index(after: startIndex) == endIndex else { return nil }
    return first
  }
}

extension [String] {

  /// The characters at the end of a sentence.
  public static var sentenceDelimiters: [String] { String.sentenceDelimiters }

  /// The characters at the end of a word.
  public static var wordDelimiters: [String] { String.wordDelimiters }

  /// The characters whose typing applies an autocorrection.
  public static var autocorrectTriggers: [String] { String.autocorrectTriggers }

  /// The characters for switching a numeric or symbolic keyboard back to letters.
  public static var alphabeticAccentSwitches: [String] { String.alphabeticAccentSwitches }
}

extension Character {

  var isSentenceDelimiter: Bool { Delimiters.sentence.contains(self) }

  var isWordDelimiter: Bool { Delimiters.word.contains(self) }

  var isAutocorrectTrigger: Bool { Delimiters.autocorrect.contains(self) }

  var isWhitespaceOrNewline: Bool { Delimiters.whitespace.contains(self) }

  var isSpaceCharacter: Bool { Delimiters.space.contains(self) }

  var isLineBreak: Bool { Delimiters.lineBreak.contains(self) }
}

extension StringProtocol {

  func suffix(while passes: (Character) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex {
      let previous = index(before: start)
      guard passes(self[previous]) else { break }
      start = previous
    }
    return self[start...]
  }

  func droppingSuffix(while passes: (Character) -> Bool) -> SubSequence {
    self[..<suffix(while: passes).startIndex]
  }
}

extension Substring {

  var trimmed: Substring {
    drop { $0.isWhitespaceOrNewline }.droppingSuffix { $0.isWhitespaceOrNewline }
  }
}
