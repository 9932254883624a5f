import Foundation

/// An alphabet of Unicode that looks like a font, in which letters can be typed anywhere.
///
/// Letters with marks keep their marks, and all other characters stay as they are:
///
/// ```swift
/// KeyboardUnicodeFont.bold.text("Été 24!")  // → "𝐄́𝐭𝐞́ 𝟐𝟒!"
/// KeyboardUnicodeFont.script.plain("𝒽ℯ𝓁𝓁ℴ")  // → "hello"
/// ```
///
/// Source of the characters: the charts of Unicode 16.
public enum KeyboardUnicodeFont: String, KeyboardChoice {
  case bold, italic, boldItalic, script, boldScript, fraktur, boldFraktur, doubleStruck
  case sansSerif, sansSerifBold, sansSerifItalic, sansSerifBoldItalic, monospaced, fullwidth
  case circled, negativeCircled, parenthesized, squared, negativeSquared, smallCapitals

  /// The name in English.
  public var name: String {
    let words = rawValue.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Returns a text in the font.
  public func text(_ text: String) -> String {
    let letters = letters.forward
    return String(text.flatMap { $0.replacingBase { letters[$0] } })
  }

  /// Returns the plain form of a text in the font, in capitals if the font has no others.
  public func plain(_ text: String) -> String {
    let letters = letters.backward
    return String(text.flatMap { $0.replacingBase { letters[$0] } })
  }

  private struct Letters: Sendable {
    var forward: [Unicode.Scalar: Unicode.Scalar] = [:]
    var backward: [Unicode.Scalar: Unicode.Scalar] = [:]

    mutating func add(_ plain: UInt32, _ styled: UInt32) {
      guard let plain = Unicode.Scalar(plain), let styled = Unicode.Scalar(styled) else { return }
      forward[plain] = styled
      if backward[styled] == nil { backward[styled] = plain }
    }

    mutating func add(from plain: Unicode.Scalar, _ styled: UInt32?, count: UInt32) {
      guard let styled else { return }
      for index in 0..<count { add(plain.value + index, styled + index) }
    }
  }

  /// The code points of A, a and 0; the digits from 1 on may be elsewhere.
  private struct Block {
    var capitals: UInt32?
    var small: UInt32?
    var zero: UInt32?
    var one: UInt32?
    var others: [(Unicode.Scalar, UInt32)] = []

    init(
      _ capitals: UInt32?, _ small: UInt32?, zero: UInt32? = nil, one: UInt32? = nil,
      others: [(Unicode.Scalar, UInt32)] = []
    ) {
      (self.capitals, self.small, self.zero, self.others) = (capitals, small, zero, others)
      self.one = one ?? zero.map { $0 + 1 }
    }
  }

  private var letters: Letters { Self.all[self] ?? Letters() }

  private static let all: [Self: Letters] = Dictionary(
    uniqueKeysWithValues: allCases.map { font in
      var letters = Letters()
      let block = font.block
      letters.add(from: "A", block.capitals, count: 26)
      letters.add(from: "a", block.small, count: 26)
      letters.add(from: "0", block.zero, count: 1)
      letters.add(from: "1", block.one, count: 9)
      for (plain, styled) in block.others {
        if let old = letters.forward[plain] { letters.backward[old] = nil }
        letters.add(plain.value, styled)
      }
      return (font, letters)
    })

  private var block: Block {
    switch self {
    case .bold: Block(0x1D400, 0x1D41A, zero: 0x1D7CE)
    case .italic: Block(0x1D434, 0x1D44E, others: [("h", 0x210E)])
    case .boldItalic: Block(0x1D468, 0x1D482)
    case .script:
      Block(
        0x1D49C, 0x1D4B6,
        others: [
          ("B", 0x212C), ("E", 0x2130), ("F", 0x2131), ("H", 0x210B), ("I", 0x2110), ("L", 0x2112),
          ("M", 0x2133), ("R", 0x211B), ("e", 0x212F), ("g", 0x210A), ("o", 0x2134),
        ])
    case .boldScript: Block(0x1D4D0, 0x1D4EA)
    case .fraktur:
      Block(
        0x1D504, 0x1D51E,
        others: [("C", 0x212D), ("H", 0x210C), ("I", 0x2111), ("R", 0x211C), ("Z", 0x2128)])
    case .boldFraktur: Block(0x1D56C, 0x1D586)
    case .doubleStruck:
      Block(
        0x1D538, 0x1D552, zero: 0x1D7D8,
        others: [
          ("C", 0x2102), ("H", 0x210D), ("N", 0x2115), ("P", 0x2119), ("Q", 0x211A), ("R", 0x211D),
          ("Z", 0x2124),
        ])
    case .sansSerif: Block(0x1D5A0, 0x1D5BA, zero: 0x1D7E2)
    case .sansSerifBold: Block(0x1D5D4, 0x1D5EE, zero: 0x1D7EC)
    case .sansSerifItalic: Block(0x1D608, 0x1D622)
    case .sansSerifBoldItalic: Block(0x1D63C, 0x1D656)
    case .monospaced: Block(0x1D670, 0x1D68A, zero: 0x1D7F6)
    case .fullwidth: Block(0xFF21, 0xFF41, zero: 0xFF10, others: Self.fullwidthSigns)
    case .circled: Block(0x24B6, 0x24D0, zero: 0x24EA, one: 0x2460)
    case .negativeCircled: Block(0x1F150, 0x1F150, zero: 0x24FF, one: 0x2776)
    case .parenthesized: Block(0x1F110, 0x249C, one: 0x2474)
    case .squared: Block(0x1F130, 0x1F130)
    case .negativeSquared: Block(0x1F170, 0x1F170)
    case .smallCapitals: Block(nil, nil, others: Self.smallCapitalLetters)
    }
  }

  private static let fullwidthSigns: [(Unicode.Scalar, UInt32)] =
    "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"
    .unicodeScalars.map { ($0, $0.value - 0x21 + 0xFF01) }

  /// There is none for x.
  private static let smallCapitalLetters = Array(
    zip(
      "abcdefghijklmnopqrstuvwyz".unicodeScalars,
      "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ".unicodeScalars.map(\.value)))
}

extension Character {

  /// Returns the character with its first code point replaced, decomposed only if that has to be.
  fileprivate func replacingBase(_ replacement: (Unicode.Scalar) -> Unicode.Scalar?) -> [Self] {
    var scalars = Array(unicodeScalars)
    // Emojis are no letters, though some have the code points of such.
    guard !scalars.contains("\u{FE0F}") else { return [self] }
    if scalars.first.flatMap(replacement) == nil, scalars[0].value >= 0x80 {
      scalars = Array(String(self).decomposedStringWithCanonicalMapping.unicodeScalars)
    }
    guard let first = scalars.first.flatMap(replacement) else { return [self] }
    scalars[0] = first
    return Array(String(String.UnicodeScalarView(scalars)).precomposedStringWithCanonicalMapping)
  }
}

// MARK: Letters

/// A choice of a user among the letters of a keyboard and the fonts of Unicode.
public enum KeyboardUnicodeFontOption: KeyboardModel, CaseIterable, Identifiable {

  case standard
  case font(KeyboardUnicodeFont)

  /// The standard letters, and each font.
  public static let allCases: [Self] = [.standard] + KeyboardUnicodeFont.allCases.map(Self.font)

  /// The font, or nil for the standard letters.
  public var font: KeyboardUnicodeFont? {
    if case .font(let font) = self { font } else { nil }
  }

  /// The identifier of the font, or `standard`.
  public var id: String { font?.id ?? "standard" }

  /// The option with an identifier, or nil if there is none.
  public init?(id: String) {
    guard let option = Self.allCases.first(where: { $0.id == id }) else { return nil }
    self = option
  }

  /// The name of the font in its own letters.
  public var title: String { font.map { $0.text($0.name) } ?? "Standard" }
}
