import KeyboardKit
import KeyboardRender
import Testing

/// Which fonts really draw a text: the families that are asked for, best first, and for every script
/// that they lack the pinned font of that script.
@Suite final class FontFallbackTests: RendererSuite {

  private func fonts(_ text: String, _ families: [String], size: Double = 17) throws -> [String] {
    let family: Font.Family = families.isEmpty ? .system : .named(families.map { FontFamily($0) })
    let report = try renderer.report(
      of: scene { $0.text(run(text, size: size, family: family)) }, scale: 2)
    let drawn = try #require(report.texts.first)
    #expect(drawn.missing.isEmpty)
    return drawn.fonts
  }

  @Test(arguments: [
    ("q", "Inter"), ("ж", "Inter"), ("ب", "Noto Sans Arabic"), ("א", "Noto Sans Hebrew"),
    ("ა", "Noto Sans Georgian"), ("क", "Noto Sans Devanagari"), ("😀", "Noto Color Emoji"),
  ])
  func everyScriptHasItsFont(text: String, family: String) throws {
    #expect(try fonts(text, []).allSatisfy { $0.hasPrefix(family) })
    // A family that isn't there changes nothing.
    #expect(try fonts(text, ["No Such Font"]) == fonts(text, []))
    // A family that lacks the script leaves it to the others.
    let other = family.hasPrefix("Noto Sans Hebrew") ? "Noto Sans Georgian" : "Noto Sans Hebrew"
    if family != "Inter" { #expect(try fonts(text, [other]) == fonts(text, [])) }
  }

  @Test(arguments: [
    ("🪿", true), ("👩‍🚀", true), ("⛓️", true), ("🇸🇪", true), ("🫱🏻‍🫲🏿", true), ("🧑🏻‍❤️‍💋‍🧑🏿", true),
    ("a", false), ("😀😀", false), ("🚀‍🔥", false), ("🇽🇽", false), ("\u{1FFFD}", false),
  ])
  func emojisAreOneGlyph(text: String, isOne: Bool) {
    #expect(renderer.measure.drawsEmoji(text) == isOne)
    #expect(KeyboardRenderer.drawsEmoji(text) == isOne)
  }

  @Test(arguments: [
    (["Noto Sans Hebrew", "Noto Sans Georgian"], ["Noto Sans Hebrew", "Noto Sans Georgian"]),
    (["Noto Sans Georgian", "Noto Sans Hebrew"], ["Noto Sans Hebrew", "Noto Sans Georgian"]),
    (["Noto Sans Georgian"], ["Noto Sans Hebrew", "Noto Sans Georgian"]),
  ])
  func everyScriptOfATextHasTheFirstFamilyThatHasIt(families: [String], expected: [String]) throws {
    let drawn = try fonts("אა", families)
    #expect(drawn.count == expected.count)
    #expect(expected.allSatisfy { family in drawn.contains { $0.hasPrefix(family) } }, "\(drawn)")
  }

  /// Serifs and fixed widths are for texts that ask for them.
  @Test(arguments: [
    ("q", "Noto Serif", "Noto Serif"), ("ж", "Noto Serif", "Noto Serif"),
    ("א", "Noto Serif", "Noto Sans Hebrew"), ("א", "Noto Serif Hebrew", "Noto Serif Hebrew"),
    ("ب", "Noto Naskh Arabic", "Noto Naskh Arabic"), ("q", "DejaVu Sans Mono", "DejaVu Sans Mono"),
  ])
  func designsAreForTextsThatAskForThem(text: String, family: String, drawn: String) throws {
    #expect(try fonts(text, [family]).allSatisfy { $0.hasPrefix(drawn) })
    #expect(
      try !fonts(text, []).contains { name in
        ["Serif", "Naskh", "DejaVu"].contains(where: name.contains)
      })
  }

  @Test func theFirstFamilyWinsForLettersThatSeveralHave() throws {
    for text in ["q", "ж"] {
      let families = try [["Noto Sans", "Inter"], ["Inter", "Noto Sans"]].map {
        try fonts(text, $0)
      }
      #expect(families[0].count == 1 && families[0][0].hasPrefix("Noto Sans"))
      #expect(families[1].count == 1 && families[1][0].hasPrefix("Inter"))
    }
  }

  /// Letters of the scripts that keyboards are written in.
  @Test(arguments: [
    "AZazßẞøđ", "ΑΩαωϊΐ", "АЯаяґђ", "ԱՖաֆև", "აჰ", "ᎠᏴ", "אתץ", "ءيپگۋ", "०९कह", "กฮ", "한글汉かな",
    "ཀྱི།", "አማ።", "ދިވެ", "ខ្មែរ", "မြန်", "କୁ", "ਖੁ",
  ])
  func hasGlyphs(text: String) throws {
    let drawing = scene { $0.text(run(text)) }
    let missing = try renderer.report(of: drawing, scale: 1).texts.flatMap(\.missing)
    let isEastAsian = text.unicodeScalars.contains { $0.value > 0x3000 }
    #expect(missing.isEmpty || isEastAsian)
    if !missing.isEmpty {
      #expect(MissingGlyphs(text: text, scalars: missing).packages == ["fonts-noto-cjk"])
    }
  }
}
