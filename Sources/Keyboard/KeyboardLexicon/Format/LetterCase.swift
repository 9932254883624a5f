import Foundation

/// Turkish and Azeri have an i with and one without a dot.
struct LetterCase: Equatable, Sendable {

  /// Whether the capital of "i" is "İ", and that of "ı" is "I".
  let keepsDot: Bool

  static let standard = Self(keepsDot: false)

  init(language: String) { keepsDot = ["tr", "az"].contains(language) }

  init(alphabet: some Sequence<Unicode.Scalar>) { keepsDot = alphabet.contains("ı") }

  private init(keepsDot: Bool) { self.keepsDot = keepsDot }

  func lowercased(_ text: String) -> String {
    keepsDot
      ? text.replacing("İ", with: "i").replacing("I", with: "ı").lowercased() : text.lowercased()
  }

  func uppercased(_ text: String) -> String {
    keepsDot ? text.replacing("i", with: "İ").uppercased() : text.uppercased()
  }

  func capitalized(_ text: String) -> String {
    uppercased(String(text.prefix(1))) + text.dropFirst()
  }

  /// Return the key of a word: lowercased, composed, with straight apostrophes.
  func key(of word: String) -> String { Self.composed(lowercased(word)) }

  /// Return a word composed, with straight apostrophes.
  static func composed(_ word: String) -> String {
    // Composing is slow, and most words are composed.
    word.unicodeScalars.allSatisfy(isPlain)
      ? word : word.precomposedStringWithCanonicalMapping.replacing("\u{2019}", with: "'")
  }

  /// Whether a letter is Latin, Cyrillic, Hebrew or Arabic, neither to be composed nor replaced.
  private static func isPlain(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case ..<0x300, 0x400..<0x480, 0x5D0...0x5EA, 0x621...0x64A: true
    default: false
    }
  }
}
