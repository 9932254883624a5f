import Foundation
import KeyboardDrawing
import KeyboardRender
import Testing

@Suite struct LocaleFontTests {

  /// Letters of the scripts that keyboards are written in.
  @Test(arguments: [
    "AZazßẞøđ", "ΑΩαωϊΐ", "АЯаяґђ", "ԱՖաֆև", "აჰ", "ᎠᏴ", "אתץ", "ءيپگۋ", "०९कह", "กฮ", "한글汉かな",
    "ཀྱི།", "አማ።", "ދިވެ", "ខ្មែរ", "မြန်", "କୁ", "ਖੁ",
  ])
  func hasGlyphs(text: String) throws {
    let renderer = try KeyboardRenderer()
    let drawing = scene { $0.text(run(text)) }
    let missing = try renderer.report(of: drawing, scale: 1).texts.flatMap(\.missing)
    let isEastAsian = text.unicodeScalars.contains { $0.value > 0x3000 }
    #expect(missing.isEmpty || isEastAsian)
    if !missing.isEmpty {
      #expect(MissingGlyphs(text: text, scalars: missing).packages == ["fonts-noto-cjk"])
    }
  }
}
