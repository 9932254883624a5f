import KeyboardCore
import Testing

/// Letters of Unicode that look like fonts, checked by the names that Unicode gives them.
struct KeyboardUnicodeFontTests {

  static let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
  private static let digits = [
    "ZERO", "ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE",
  ]
  private static let words: [KeyboardUnicodeFont: String] = [
    .bold: "BOLD", .italic: "ITALIC", .boldItalic: "BOLD ITALIC", .script: "SCRIPT",
    .boldScript: "BOLD SCRIPT", .fraktur: "FRAKTUR", .boldFraktur: "BOLD FRAKTUR",
    .doubleStruck: "DOUBLE-STRUCK", .sansSerif: "SANS-SERIF", .sansSerifBold: "SANS-SERIF BOLD",
    .sansSerifItalic: "SANS-SERIF ITALIC", .sansSerifBoldItalic: "SANS-SERIF BOLD ITALIC",
    .monospaced: "MONOSPACE", .fullwidth: "FULLWIDTH", .circled: "CIRCLED",
    .negativeCircled: "NEGATIVE CIRCLED", .parenthesized: "PARENTHESIZED", .squared: "SQUARED",
    .negativeSquared: "NEGATIVE SQUARED", .smallCapitals: "SMALL CAPITAL",
  ]

  /// Unicode has other names for an old letter of physics and for digits between marks.
  private static let otherNames: [String] = ["PLANCK CONSTANT", "BLACK-LETTER", "CIRCLED DIGIT"]

  @Test(arguments: KeyboardUnicodeFont.allCases)
  func lettersHaveTheNamesOfUnicode(font: KeyboardUnicodeFont) throws {
    let word = try #require(Self.words[font])
    var count = 0
    for plain in Self.alphabet {
      let styled = font.text(String(plain))
      guard styled != String(plain) else { continue }
      count += 1
      let scalar = try #require(styled.unicodeScalars.first)
      #expect(styled.unicodeScalars.count == 1)
      let name = try #require(scalar.properties.name, "\(plain)")
      let last = plain.wholeNumberValue.map { Self.digits[$0] } ?? plain.uppercased()
      #expect(name.hasSuffix(" \(last)") || name == "PLANCK CONSTANT", "\(name)")
      #expect(name.contains(word) || Self.otherNames.contains { name.contains($0) }, "\(name)")
      if plain.isLowercase { #expect(!name.contains(" CAPITAL") || font.hasOneCase, "\(name)") }
    }
    #expect(count >= (font == .smallCapitals ? 25 : 52))
  }

  @Test(arguments: KeyboardUnicodeFont.allCases)
  func plainIsTheReverse(font: KeyboardUnicodeFont) {
    let text = "Grüße, Ångström & Σ 42 – x? 😀🅰️"
    let plain = font.plain(font.text(text))
    #expect(font.hasOneCase ? plain.lowercased() == text.lowercased() : plain == text, "\(plain)")
    #expect(font.text(font.text(text)) == font.text(text))
  }

  @Test func optionsAreTheStandardAndTheFonts() {
    #expect(KeyboardUnicodeFontOption.allCases.count == KeyboardUnicodeFont.allCases.count + 1)
    #expect(KeyboardUnicodeFontOption.standard.title == "Standard")
    #expect(KeyboardUnicodeFontOption.font(.sansSerifBold).title == "𝗦𝗮𝗻𝘀 𝘀𝗲𝗿𝗶𝗳 𝗯𝗼𝗹𝗱")
    for option in KeyboardUnicodeFontOption.allCases {
      #expect(KeyboardUnicodeFontOption(id: option.id) == option)
    }
    #expect(KeyboardUnicodeFontOption(id: "comic") == nil)
  }
}

extension KeyboardUnicodeFont {

  fileprivate var hasOneCase: Bool {
    [.negativeCircled, .squared, .negativeSquared].contains(self)
      || self == .smallCapitals
  }
}
