/// Source of the sets: KeyboardKit 9.5.3 String+Characters.
package struct Delimiters: Sendable {

  package let texts: [String]

  /// Membership by code point.
  private let isMember: [Bool]

  private init(_ texts: [String]) {
    self.texts = texts
    let values = texts.flatMap(\.unicodeScalars).map { Int($0.value) }
    var isMember = [Bool](repeating: false, count: (values.max() ?? -1) + 1)
    for value in values { isMember[value] = true }
    self.isMember = isMember
  }

  /// A CRLF line break counts as a line feed.
  package func contains(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return false }
    let isSole = scalars.index(after: scalars.startIndex) == scalars.endIndex
    guard isSole || character == "\r\n" else { return false }
    return first.value < isMember.count && isMember[Int(first.value)]
  }

  package static let sentence = Self([".", ":", "!", "¡", "?", "¿"])

  package static let word = Self(latinWord.texts + ["\u{0F0B}", "\u{0F0D}"] + whitespace.texts)

  /// Latin punctuation without spaces, for locale files.
  package static let latinWord = Self(marks + ["(", ")", "[", "]"] + brackets)

  package static let autocorrect = Self(marks + brackets + whitespace.texts)

  /// Spaces of any width, tabs and line breaks, first those that the source has.
  package static let whitespace = Self(
    [" ", "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{A0}", "\u{1680}"]
      + (0x2000...0x200B).compactMap { Unicode.Scalar($0).map { String($0) } }
      + ["\u{2028}", "\u{2029}", "\u{202F}", "\u{205F}", "\u{3000}"])

  package static let lineBreak = Self(
    ["\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])

  package static let space = Self(whitespace.texts.filter { !lineBreak.texts.contains($0) })

  private static let marks = [".", ",", ":", ";", "!", "¡", "?", "¿"]

  private static let brackets = ["{", "}", "<", ">", "«", "»"]
}
