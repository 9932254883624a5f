public import Foundation

/// The header of a lexicon file and the places of its sections.
///
/// A lexicon is used in place, so opening one costs a pass over its bytes and no memory. All numbers are
/// little-endian. The header is followed by sections in a fixed order, each padded to 4 bytes:
///
/// | section | elements |
/// |---|---|
/// | alphabet | a `UInt32` per letter: its code point, ascending |
/// | children | a `UInt32` per node and one more: the node's first child; the next one's ends them |
/// | labels | a byte per node: the index of its letter |
/// | frequencies | a byte per node: the ``LexiconFrequency`` of its word, 0 if it ends none |
/// | best frequencies | a byte per node: the highest frequency in its subtree |
/// | forms | a byte per node: the ``LexiconForm`` of its word |
/// | irregular nodes, offsets, spellings | the spellings that no form describes, by ascending node |
/// | contexts, starts | the words with successors, by ascending node, and the starts of their pairs |
/// | pairs | the bits of a ``LexiconPair`` each |
/// | note | the sources and licenses, as UTF-8, and after null characters the parts of ``Lexicon/noteParts`` |
///
/// Nodes are in breadth-first order, so that the children of a node are adjacent, and node 0 is the root.
/// The labels of siblings ascend.
package struct LexiconSections {

  /// The first four bytes, `KBLX`.
  static let magic: UInt32 = 0x584C_424B

  static let version: UInt32 = 1

  enum Field: Int, CaseIterable {
    case magic, version, checksum, byteCount, words, nodes, letters, irregulars, irregularBytes,
      contexts, pairs, noteBytes
  }

  static let headerSize = Field.allCases.count * 4
  package static let checkedStart = (Field.checksum.rawValue + 1) * 4

  /// A pair has to fit 32 bits.
  static let maximumNodes = 1 << 23

  /// A label has to fit a byte, and one value remains for foreign letters.
  static let maximumLetters = 254

  /// In letters; deeper trees are refused.
  static let longestWord = 40

  let alphabet: Int
  let children: Int
  let labels: Int
  let frequencies: Int
  let best: Int
  let forms: Int
  let irregularNodes: Int
  let irregularOffsets: Int
  let irregularBytes: Int
  let contexts: Int
  let pairStarts: Int
  let pairs: Int
  let note: Int
  let end: Int

  init(_ header: [Field: Int]) {
    var offset = Self.headerSize
    func place(_ field: Field, extra: Int = 0, size: Int) -> Int {
      defer {
        offset += ((header[field] ?? 0) + extra) * size
        offset = (offset + 3) & ~3
      }
      return offset
    }
    alphabet = place(.letters, size: 4)
    children = place(.nodes, extra: 1, size: 4)
    labels = place(.nodes, size: 1)
    frequencies = place(.nodes, size: 1)
    best = place(.nodes, size: 1)
    forms = place(.nodes, size: 1)
    irregularNodes = place(.irregulars, size: 4)
    irregularOffsets = place(.irregulars, extra: 1, size: 4)
    irregularBytes = place(.irregularBytes, size: 1)
    contexts = place(.contexts, size: 4)
    pairStarts = place(.contexts, extra: 1, size: 4)
    pairs = place(.pairs, size: 4)
    note = place(.noteBytes, size: 1)
    end = offset
  }

  /// Returns an FNV-1a hash over 64-bit words from ``checkedStart``.
  package static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    let prime: UInt64 = 0x0000_0100_0000_01B3
    var offset = checkedStart
    while offset + 8 <= bytes.count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      hash = (hash ^ word) &* prime
      // The product carries differences upward only.
      hash ^= hash >> 29
      offset += 8
    }
    for byte in bytes[min(offset, bytes.count)...] { hash = (hash ^ UInt64(byte)) &* prime }
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}

/// A probability in a byte: 255 less ten times its negative natural logarithm, at least 1.
enum LexiconFrequency {

  static let steps = 10.0
  static let most = 255

  static func byte(of probability: Double) -> UInt8 {
    guard probability > 0 else { return 1 }
    let logarithm = (-log(probability) * steps).rounded()
    return UInt8(max(1, min(Double(most), Double(most) - logarithm)))
  }

  static func probability(of frequency: Int) -> Double { probabilities[frequency] }

  /// Frequency of a word with a count of two.
  static func sum(_ first: Int, _ second: Int) -> Int {
    Int(byte(of: probability(of: first) + probability(of: second)))
  }

  private static let probabilities = (0...most).map { exp(Double($0 - most) / steps) }
}

/// Letter case of a listed word.
enum LexiconForm: UInt8 {

  case lowercased

  /// A capital initial: `Paris`.
  case capitalized

  /// Lowercased or with a capital initial: `may`, `May`.
  case both

  /// All capitals: `NASA`.
  case uppercased

  /// Another spelling, in a list of its own: `McDonald`.
  case irregular

  var hasLowercase: Bool { self == .lowercased || self == .both }
}

/// An error that prevents the use of a lexicon.
public enum LexiconError: LocalizedError, Equatable, CustomStringConvertible {

  case unreadable(path: String)

  /// Also a lexicon of another version, or a truncated one.
  case damaged(path: String, reason: String)

  /// The rules of a dictionary derive more words than any language has.
  case tooManyForms(word: String)

  case noDictionary(locale: String)

  /// There are dictionaries of a locale, but no lexicon was built from one.
  case notBuilt(locale: String, packages: [String])

  /// The message.
  public var errorDescription: String? { description }

  /// The message, with the file or the locale.
  public var description: String {
    switch self {
    case .unreadable(let path):
      "The lexicon “\(path)” can't be read"
    case .damaged(let path, let reason):
      "The lexicon “\(path)” is damaged: \(reason)"
    case .tooManyForms(let word):
      "The affixes of the dictionary derive too many words, the last ones of “\(word)”"
    case .noDictionary(let locale):
      "No dictionary of the locale “\(locale)” is known, so there are no suggestions"
    case .notBuilt(let locale, let packages):
      "The lexicon of the locale “\(locale)” isn't built; install \(packages.joined(separator: " or ")) "
        + "and run kbrender lexicon build \(locale)"
    }
  }
}

/// Turkish and Azeri have an i with and one without a dot.
struct LetterCase: Equatable, Sendable {

  /// Whether "İ" is the capital of "i", and "I" the capital of "ı".
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

  /// Returns the key of a word: lowercased, composed, with straight apostrophes.
  func key(of word: String) -> String { Self.composed(lowercased(word)) }

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
