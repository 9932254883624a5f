import KeyboardKit
import KeyboardRender
import Testing

/// How texts deviate from their fonts, and boxes for characters that no font has.
@Suite final class NoticeTests: RendererSuite {

  private func name(_ text: String, showsMissing: Bool = true) -> TextRun {
    var run = run(text, box: CGRect(x: 0, y: 0, width: 40, height: 40), minimumScale: 0.1)
    run.showsMissingGlyphs = showsMissing
    return run
  }

  /// Letters, an unassigned character, and one that only an emoji font could have.
  @Test(arguments: ["\u{12000}", "\u{FFFF}", "a\u{10FFFD}", "\u{1FAFE}\u{FE0F}", "ا\u{1E8C7}"])
  func namesAreDrawnWithBoxes(text: String) throws {
    let drawing = scene { $0.text(name(text)) }
    let blank = scene { _ in }
    let picture = try renderer.bitmap(of: drawing, scale: 2)
    #expect(picture != (try renderer.bitmap(of: blank, scale: 2)))
    #expect(try renderer.svg(of: drawing).count > renderer.svg(of: blank).count + 100)
    #expect(try renderer.pdf(of: drawing).count > renderer.pdf(of: blank).count)
    let notices = renderer.notices(of: drawing)
    guard case .missingGlyphs(let missing) = notices.first else {
      return #expect(Bool(false), "\(notices)")
    }
    #expect(missing.text == text && !missing.scalars.isEmpty)
    #expect(notices[0].message.contains(missing.codePoints[0]))
    let other = scene { $0.text(name(text, showsMissing: false)) }
    #expect(throws: RenderError.self) { try renderer.bitmap(of: other, scale: 2) }
    #expect(renderer.notices(of: other).isEmpty)
  }

  @Test func boxesShowTheCodePoint() throws {
    let pictures = try ["\u{12000}", "\u{12001}", "\u{1E8C7}"].map { text in
      try renderer.bitmap(of: scene { $0.text(name(text)) }, scale: 2)
    }
    #expect(pictures[0] != pictures[1] && pictures[1] != pictures[2])
    let report = try renderer.report(of: scene { $0.text(name("\u{12000}")) }, scale: 2)
    #expect(report.texts[0].isInside(tolerance: 0.5) && report.texts[0].advance > 5)
  }

  private func notices(_ text: String, _ families: [String], weight: Font.Weight = .regular)
    -> [RenderNotice]
  {
    var run = run(
      text, family: families.isEmpty ? .system : .named(families.map { FontFamily($0) }))
    run.font.weight = weight
    return renderer.notices(of: scene { $0.text(run) })
  }

  @Test func fontsAreFoundByTheirPostScriptNames() throws {
    #expect(notices("a", ["NotoSerif-Bold"]).isEmpty)
    #expect(notices("a", ["NotoSerif-Bld"]).count == 1)
    func picture(_ family: String, _ weight: Font.Weight) throws -> Bitmap {
      var run = run("Rag", family: .named([FontFamily(family)]))
      run.font.weight = weight
      return try renderer.bitmap(of: scene { $0.text(run) }, scale: 2)
    }
    let bold = try picture("Noto Serif", .bold)
    #expect(try picture("NotoSerif-Bold", .regular) == bold)
    #expect(try picture("NotoSerif-Regular", .bold) == bold)
    #expect(try picture("NotoSerif-Regular", .regular) == picture("Noto Serif", .regular))
  }

  /// HarfBuzz draws a mark of these scripts on a circle, so a key must not bring another one.
  @Test(arguments: ["\u{947}", "\u{102D}"])
  func aMarkHasACircleOfItsOwn(mark: String) throws {
    let report = try renderer.report(of: scene { $0.text(name(mark)) }, scale: 2)
    #expect(report.texts[0].advance > 5)
  }

  @Test func familiesWithoutAFontAreTold() {
    #expect(
      notices("a", ["Noto Sans Hebrw"]) == [
        .unknownFamily(
          "Noto Sans Hebrw", similar: ["Noto Sans Hebrew", "Noto Sans Khmer", "Noto Serif Hebrew"])
      ])
    #expect(notices("a", ["Noto Sans"]).isEmpty)
    // One family of a list is enough.
    #expect(notices("a", ["Nowhere", "Noto Sans"]).isEmpty)
    #expect(notices("a", ["Nowhere", "Neither"]).count == 2)
    #expect(notices("aб", ["Noto Sans Hebrew", "system"]).isEmpty)
    #expect(notices("a", ["Nowhere", "system"]).isEmpty)
  }

  @Test func charactersThatAFamilyLacksAreTold() {
    #expect(
      notices("aбa a", ["Noto Sans Hebrew"]) == [
        .otherFamily("Noto Sans Hebrew", drawn: "Inter", characters: ["a", "б"])
      ])
    #expect(notices("אa", ["Noto Sans Hebrew", "Noto Sans"]).isEmpty)
    // Emoji have no other font.
    #expect(notices("😀", ["Noto Sans"]).isEmpty)
  }

  @Test func lighterLettersAreTold() {
    #expect(
      notices("ա1", [], weight: .medium) == [
        .lighterWeight(family: "Noto Sans Armenian", drawn: 400, weight: 500, characters: ["ա"])
      ])
    #expect(notices("ա", []).isEmpty && notices("ա", [], weight: .bold).isEmpty)
    #expect(notices("aб", [], weight: .black).isEmpty)
  }

  @Test func noticesWithOneCauseAreMerged() {
    let drawing = scene { builder in
      for text in ["a", "b", "a", "c"] {
        builder.text(run(text, family: .named(["Nowhere", "Noto Sans Hebrew"])))
      }
    }
    #expect(
      renderer.notices(of: drawing) == [
        .otherFamily("Noto Sans Hebrew", drawn: "Inter", characters: ["a", "b", "c"])
      ])
  }
}
