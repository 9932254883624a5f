import Cairo
import KeyboardKit
import Testing

@testable import KeyboardRender

@Suite final class TextTests: RendererSuite {

  private func report(_ run: TextRun, scale: Double = 3) throws -> RenderReport.Text {
    try #require(renderer.report(of: scene { $0.text(run) }, scale: scale).texts.first)
  }

  /// The box of the dark pixels, in points.
  private func inkBox(of run: TextRun, scale: Double) throws -> CGRect {
    let bitmap = try renderer.bitmap(of: scene { $0.text(run) }, scale: scale)
    var box = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] != 0xFFFF_FFFF {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return CGRect(
      x: box.minX / scale, y: box.minY / scale, width: box.width / scale,
      height: box.height / scale)
  }

  @Test(arguments: ["q", "H", "One", "ä", "ع", "א", "😀", "👍🏽", "1️⃣", "❤️"], [1.0, 2.0, 3.0])
  func drawsInkWhereTheReportSays(text: String, scale: Double) throws {
    let run = run(text, size: 13)
    let told = try #require(report(run, scale: scale).ink)
    let seen = try inkBox(of: run, scale: scale)
    // Bitmaps of emoji are scaled, which spreads their edges.
    let isEmoji = text.unicodeScalars.contains(where: \.properties.isEmoji)
    let pixel = (isEmoji ? 2.01 : 1.01) / scale
    #expect(abs(told.minX - seen.minX) < pixel && abs(told.maxX - seen.maxX) < pixel)
    #expect(abs(told.minY - seen.minY) < pixel && abs(told.maxY - seen.maxY) < pixel)
    #expect(run.box.insetBy(dx: -0.5, dy: -0.5).contains(seen))
  }

  @Test(arguments: ["H", "o", "l", "T"], [1.0, 2.0, 3.0])
  func centresInkWithinHalfAPixel(text: String, scale: Double) throws {
    let seen = try #require(report(run(text), scale: scale).ink)
    #expect(abs(seen.midX - 20) < 0.5)
  }

  @Test func standsOnABaselineOfWholePixels() throws {
    for scale in [1.0, 2, 3, 1.5] {
      let baseline = try report(
        run("H", box: CGRect(x: 0, y: 0.37, width: 40, height: 38)), scale: scale
      )
      .baseline
      #expect(abs((baseline * scale).rounded() - baseline * scale) < 1e-9)
    }
  }

  @Test(arguments: ["H", "ع", "א", "😀", "ა"]) func sharesTheBaseline(text: String) throws {
    #expect(try report(run(text)).baseline == report(run("x")).baseline)
  }

  @Test func alignsByAdvance() throws {
    let places = try [TextRun.Alignment.left, .center, .right].map { alignment in
      try #require(report(run("One", alignment: alignment, minimumScale: 1)).ink).minX
    }
    let rest = try 30 - report(run("One")).advance
    #expect(abs(places[1] - places[0] - rest / 2) < 1e-6)
    #expect(abs(places[2] - places[0] - rest) < 1e-6)
  }

  @Test func shrinksToFit() throws {
    let text = try report(run("Leerzeichen", minimumScale: 0.1))
    #expect(text.scale < 0.5)
    #expect(abs(text.advance - 30) < 1e-6)
    #expect(text.isInside())
  }

  @Test func shrinksToTheSmallestScaleAtMost() throws {
    let text = try report(run("Leerzeichen", minimumScale: 0.9))
    #expect(text.scale == 0.9)
    #expect(text.advance > 30)
    #expect(!text.isInside())
    #expect(abs(try #require(text.ink).midX - 20) < 1)
  }

  @Test(arguments: [1.0, 3.0]) func movesTextByLessThanAPixel(scale: Double) throws {
    let bitmaps = try [0, 0.25, 0.5].map { offset in
      let box = CGRect(x: 5 + offset / scale, y: 5, width: 30, height: 30)
      return try renderer.bitmap(of: scene { $0.text(run("H", box: box)) }, scale: scale).pixels
    }
    #expect(Set(bitmaps).count == 3)
  }

  @Test func joinsArabicLettersAndLeavesSingleOnesIsolated() throws {
    let typesetter = try Typesetter(fontDirectories: [])
    let joined = typesetter.place(run("عع")).shaped.glyphs.map(\.index)
    let single = typesetter.place(run("ع")).shaped.glyphs.map(\.index)
    #expect(joined.count == 2 && single.count == 1)
    #expect(!joined.contains(single[0]))
    #expect(typesetter.place(run("ع")).shaped.glyphs[0].typeface.name.hasPrefix("Noto Sans Arabic"))
  }

  @Test func writesHebrewFromTheRight() throws {
    let typesetter = try Typesetter(fontDirectories: [])
    let forth = typesetter.place(run("אב")).shaped.glyphs.map(\.index)
    let first = typesetter.place(run("א")).shaped.glyphs.map(\.index)
    #expect(forth.last == first.last)
  }

  @Test(arguments: [("abאב", "abבא"), ("אבab", "abבא"), ("א12", "12א")])
  func ordersDirectionsByTheFirstLetter(text: String, seen: String) throws {
    let typesetter = try Typesetter(fontDirectories: [])
    let single = seen.map { typesetter.place(run(String($0))).shaped.glyphs[0].index }
    #expect(typesetter.place(run(text)).shaped.glyphs.map(\.index) == single)
  }

  @Test func drawsATabAsASpace() throws {
    #expect(try report(run("a\tb")).advance == report(run("a b")).advance)
  }

  @Test(arguments: [(19.0, "Inter"), (20.0, "Inter Display")])
  func drawsLargeTextInTheDisplayCut(size: Double, family: String) throws {
    let typesetter = try Typesetter(fontDirectories: [])
    #expect(typesetter.place(run("a", size: size)).shaped.glyphs[0].typeface.name == family)
  }

  @Test(arguments: ["ع", "؟", "ـ"]) func drawsArabicInOneFont(text: String) throws {
    let glyphs = try Typesetter(fontDirectories: []).place(run(text)).shaped.glyphs
    #expect(glyphs.map(\.typeface.name) == ["Noto Sans Arabic"])
  }

  @Test func takesNamedFamiliesAndFallsBack() throws {
    let typesetter = try Typesetter(fontDirectories: [])
    let name = { (families: [FontFamily]) in
      typesetter.place(run("a", family: .named(families))).shaped.glyphs[0].typeface.name
    }
    #expect(name(["No Such Font", "Noto Sans"]) == "Noto Sans")
    #expect(name(["No Such Font"]) == "Inter Display")
  }

  @Test func measuresWhatItDraws() throws {
    let width = renderer.measure.width(of: "Leerzeichen", font: .system(size: 20))
    #expect(try abs(width - report(run("Leerzeichen")).advance) < 1e-9)
  }

  @Test func namesMissingGlyphs() throws {
    let drawing = scene { $0.text(run("a\u{13000}\u{10FFFF}")) }
    let error = #expect(throws: RenderError.self) { try renderer.png(of: drawing, scale: 1) }
    guard case .missingGlyphs(let missing) = error else { return #expect(Bool(false)) }
    #expect(missing.flatMap(\.codePoints) == ["U+13000", "U+10FFFF"])
    #expect(missing[0].description.contains("fonts-noto-extra"))
    #expect(throws: RenderError.self) { try renderer.svg(of: drawing) }
    #expect(throws: RenderError.self) { try renderer.pdf(of: drawing) }
    #expect(try renderer.report(of: drawing, scale: 1).texts[0].missing.count == 2)
  }

  @Test func missingGlyphsAreToldOncePerRemedy() throws {
    let missing = ["\u{13000}", "\u{3131}", "\u{13001}"].map {
      MissingGlyphs(text: $0, scalars: Array($0.unicodeScalars))
    }
    let texts = RenderError.missingGlyphs(missing).diagnostics.map(\.message)
    try #require(texts.count == 2)
    #expect(texts[0].contains("U+13000, U+13001 in “\u{13000}” and 1 other text;"))
    #expect(texts[1].contains("fonts-noto-cjk"))
  }

  @Test func computesEachTextWithItsPropertiesOnce() {
    var cache = TextCache<Int, String>()
    var computed: [String] = []
    for (text, size) in [("a", 1), ("a", 2), ("b", 1), ("a", 1), ("b", 1)] {
      let value = cache.value(of: text, size) {
        computed.append("\(text)\(size)")
        return "\(text)\(size)"
      }
      #expect(value == "\(text)\(size)")
    }
    #expect(computed == ["a1", "a2", "b1"])
  }

  @Test func keepsAtMostItsMaximum() {
    var cache = TextCache<Int, Int>(maximumCount: 3)
    var count = 0
    func look(for size: Int) {
      let value = cache.value(of: "a", size) {
        count += 1
        return size
      }
      #expect(value == size)
    }
    for size in 0..<3 { look(for: size) }
    for size in 0..<3 { look(for: size) }
    #expect(count == 3)
    // The fourth one empties the cache.
    look(for: 3)
    look(for: 0)
    look(for: 3)
    #expect(count == 5)
  }

  static let rows: [(text: String, size: Double, family: String)] = [
    ("a", 25, "Inter Display"), ("å", 25, "Inter"), ("Å", 22, "Inter"), ("a\u{30A}", 25, "Inter"),
    ("ẫ", 25, "Inter"), ("ă", 25, "Inter"), ("æ", 25, "Inter Display"), ("ß", 25, "Inter Display"),
    ("été", 25, "Inter Display"), ("ö", 15, "Inter"), ("й", 25, "Inter Display"),
    ("あ", 25, "Inter Display"), ("", 25, "Inter Display"),
  ]

  @Test(arguments: rows.indices)
  func haveTheTextVariant(index: Int) {
    let (text, size, family) = Self.rows[index]
    let choice = FontChoice(Font(size: size), of: text, language: nil, known: { _ in nil })
    #expect(choice.style.families == [family])
  }

  @Test(arguments: [("å", "a"), ("ö", "o"), ("Å", "A"), ("Õ", "O"), ("ẳ", "a")])
  func areAsHighAsWithoutMarks(marked: String, plain: String) throws {
    let typesetter = try Typesetter(fontDirectories: [])
    let box = CGRect(x: 0, y: 0, width: 100, height: 100)
    func place(_ text: String) throws -> (ink: InkBox, baseline: Double) {
      let run = TextRun(text, font: Font(size: 25), color: Color.Resolved(hex: 0), box: box)
      let placed = typesetter.place(run)
      return (try #require(placed.ink), placed.origin.y)
    }
    let (first, second) = (try place(marked), try place(plain))
    #expect(first.baseline == second.baseline)
    #expect(
      first.ink.bottom == second.ink.bottom || abs(first.ink.bottom - second.ink.bottom) < 0.2)
    #expect(abs(first.ink.left - first.ink.right) < abs(second.ink.left - second.ink.right) + 1.5)
  }
}
