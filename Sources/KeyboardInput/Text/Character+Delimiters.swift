extension Character {

  /// The only code point of the character; CRLF counts as a line feed.
  var soleScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return nil }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return first }
    return self == "\r\n" ? "\n" : nil
  }

  /// Whether the character ends a sentence.
  var isSentenceDelimiter: Bool {
    switch soleScalar {
    case ".", ":", "!", "¡", "?", "¿": true
    default: false
    }
  }

  /// Whether the character ends a word.
  var isWordDelimiter: Bool {
    switch soleScalar {
    case "(", ")", "[", "]", "\u{0F0B}", "\u{0F0D}": true
    default: isAutocorrectTrigger
    }
  }

  /// Whether typing the character applies an autocorrection.
  var isAutocorrectTrigger: Bool {
    switch soleScalar {
    case ".", ",", ":", ";", "!", "¡", "?", "¿", "{", "}", "<", ">", "«", "»": true
    default: isWhitespaceOrNewline
    }
  }

  /// Whether the character is a space of any width, a tab or a line break.
  var isWhitespaceOrNewline: Bool { isSpaceCharacter || isLineBreak }

  /// Whether the character is a space of any width or a tab.
  var isSpaceCharacter: Bool {
    guard let scalar = soleScalar else { return false }
    return switch scalar {
    case " ", "\t", "\u{A0}", "\u{1680}", "\u{2000}"..."\u{200B}", "\u{202F}", "\u{205F}",
      "\u{3000}":
      true
    default: false
    }
  }

  /// Whether the character ends a line.
  var isLineBreak: Bool {
    guard let scalar = soleScalar else { return false }
    return switch scalar {
    case "\u{A}"..."\u{D}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
