import KeyboardKit
import KeyboardRender
import Testing

@Suite final class TextStyleTests: RendererSuite {

  /// A feature of a text, its attribute in SVG, and its trace in pixels.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let attribute: String
    let change: @Sendable (inout TextRun) -> Void
    let isSeen: @Sendable (_ ink: Ink, _ plain: Ink) -> Bool
  }

  /// The columns of the dark pixels of each line, from top to bottom.
  struct Ink: Sendable, Equatable {
    var lines: [Set<Int>]

    var columns: Set<Int> { lines.reduce(into: []) { $0.formUnion($1) } }

    var width: Int { (columns.max() ?? 0) - (columns.min() ?? 0) }
  }

  private static let scale = 4.0
  private static let tracking = 5.0

  static let rows = [
    Row(
      testDescription: "italic", attribute: "font-style=\"italic\"",
      change: { $0.font.isItalic = true }
    ) { ink, _ in
      // The left edge leans: it is farther right at the top than at the bottom.
      guard let top = ink.lines.first?.min(), let bottom = ink.lines.last?.min() else {
        return false
      }
      return Double(top - bottom) > scale
    },
    Row(
      testDescription: "tracking", attribute: "letter-spacing=\"5\"",
      change: { $0.font.tracking = tracking }
    ) { ink, plain in
      // There is no space after the last of three letters.
      abs(Double(ink.width - plain.width) - 2 * tracking * scale) <= 2
    },
    Row(
      testDescription: "compressed", attribute: "lengthAdjust=\"spacingAndGlyphs\"",
      change: { $0.font.width = .compressed }
    ) { ink, plain in
      abs(Double(ink.width) - 0.6 * Double(plain.width)) <= 3
    },
    Row(
      testDescription: "underline", attribute: "text-decoration=\"underline\"",
      change: { $0.isUnderlined = true }
    ) { ink, plain in
      guard ink.lines.count > plain.lines.count, let line = ink.lines.last else { return false }
      return line.count == line.max().map { $0 - (line.min() ?? 0) + 1 }
        && line.count >= plain.width
    },
  ]

  private static func drawing(_ run: TextRun) -> Scene {
    scene(width: 80, height: 40) { $0.text(run) }
  }

  private static func run(_ change: (inout TextRun) -> Void = { _ in }) -> TextRun {
    var run = TextRun(
      "HHH", font: .system(size: 20), color: .init(hex: 0),
      box: CGRect(x: 5, y: 5, width: 70, height: 30))
    change(&run)
    return run
  }

  private static func ink(_ run: TextRun, _ renderer: KeyboardRenderer) throws -> Ink {
    let bitmap = try renderer.bitmap(of: drawing(run), scale: scale)
    let lines = (0..<bitmap.height).map { y in
      // Columns that an edge covers by half at least.
      Set((0..<bitmap.width).filter { (bitmap[$0, y] ?? .max) & 0xFF < 0x80 })
    }
    let dark = lines.indices.filter { !lines[$0].isEmpty }
    return Ink(lines: dark.isEmpty ? [] : Array(lines[dark[0]...dark[dark.count - 1]]))
  }

  @Test(arguments: rows)
  func featuresShowInPixels(row: Row) throws {
    let plain = try Self.ink(Self.run(), renderer)
    #expect(plain.columns.count > 40 && !row.isSeen(plain, plain))
    #expect(row.isSeen(try Self.ink(Self.run(row.change), renderer), plain))
  }

  @Test(arguments: rows)
  func featuresShowInDocuments(row: Row) throws {
    let (plain, changed) = (Self.drawing(Self.run()), Self.drawing(Self.run(row.change)))
    let texts = try [plain, changed].map {
      String(decoding: try renderer.svg(of: $0, text: .elements), as: UTF8.self)
    }
    #expect(!texts[0].contains(row.attribute) && texts[1].contains(row.attribute), "\(texts[1])")
    // Where texts are outlines, and in PDF, the feature is in the outlines.
    #expect(try renderer.svg(of: plain) != renderer.svg(of: changed))
    #expect(try renderer.pdf(of: plain) != renderer.pdf(of: changed))
  }

  @Test(arguments: rows)
  func featuresAreMeasured(row: Row) throws {
    let (plain, changed) = (Self.run(), Self.run(row.change))
    let reports = try [plain, changed].map {
      try #require(renderer.report(of: Self.drawing($0), scale: Self.scale).texts.first)
    }
    let widths = try reports.map { try #require($0.ink).width }
    let expected =
      changed.font.tracking * 2 + reports[0].advance * changed.font.width.value
    #expect(abs(reports[1].advance - reports[0].advance - expected) < 0.5)
    #expect(widths[1] >= widths[0] + expected - 0.5)
  }

  /// The smallest size of the system, the usual one and larger ones, as multiples of the usual one.
  private static let factors = [14.0 / 17, 1, 23.0 / 17, 33.0 / 17, 53.0 / 17]

  @Test(arguments: KeyboardTheme.builtInIdentifiers, [false, true])
  func textsStayInsideTheirKeys(theme identifier: String, isBold: Bool) throws {
    let renderer = try KeyboardRenderer()
    let theme = try KeyboardTheme.builtIn(identifier)
    var heights: [String: [Double]] = [:]
    for factor in Self.factors {
      let keyboard = keyboard(theme, textSize: factor, isBold: isBold, measuring: renderer.measure)
      for key in try drawn(keyboard, by: renderer) {
        let ink = try #require(key.text.ink, "\(key.name) can't be seen")
        let frame = key.frame.insetBy(dx: -0.34, dy: -0.34)
        #expect(
          frame.minX <= ink.minX && frame.minY <= ink.minY && ink.maxX <= frame.maxX
            && ink.maxY <= frame.maxY, "\(key.name) at \(factor): \(ink) in \(key.frame)")
        heights[key.name, default: []].append(Double(ink.height))
      }
    }
    for (name, heights) in heights {
      // A text that fills its key can't grow further; it doesn't shrink either.
      for (smaller, larger) in zip(heights, heights.dropFirst()) {
        #expect(larger >= smaller - 0.05, "\(name): \(heights)")
      }
      #expect((heights.last ?? 0) > (heights.first ?? 0), "\(name): \(heights)")
    }
  }

  private func keyboard(
    _ theme: KeyboardTheme, textSize: Double, isBold: Bool, measuring measure: TextMeasure
  ) -> StyledKeyboard {
    let context = KeyboardContext(device: .standard)
    context.keyboardCase = .lowercased
    context.textSizeFactor = textSize
    context.isBoldTextEnabled = isBold
    var view = KeyboardView(
      keyboardContext: context,
      appearance: KeyboardThemeAppearance(theme: theme, keyboardContext: context))
    view.showsToolbar = false
    let viewContext = ViewContext(text: measure)
    return view.placed(in: viewContext).styled(in: viewContext)
  }

  private func drawn(
    _ keyboard: StyledKeyboard, by renderer: KeyboardRenderer
  ) throws -> [(name: String, frame: CGRect, text: RenderReport.Text)] {
    let context = ViewContext(text: renderer.measure)
    var builder = SceneBuilder(size: keyboard.size)
    keyboard.draw(in: CGRect(origin: .zero, size: keyboard.size), context: context, into: &builder)
    let texts = try renderer.report(of: builder.scene, scale: 3).texts
    let keys = keyboard.keys.filter { if case .text = $0.content { true } else { false } }
    #expect(keys.count == texts.count)
    return zip(keys, texts).map { ($0.name, $0.frame, $1) }
  }
}
