import KeyboardKit
import KeyboardRender
import TestSupport
import Testing
import ThemeTools

@Suite struct PictureThemeTests {

  private static let renderer = Result { try KeyboardRenderer() }

  /// A PNG of columns of colors, whose widths are in pixels.
  private static func picture(_ columns: [(UInt32, Int)]) throws -> SourceFile {
    let row = columns.flatMap { color, width in
      [UInt8](
        repeatElement(
          [UInt8(color >> 16 & 0xFF), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF), 255],
          count: width
        ).joined())
    }
    let height = 8
    let picture = PNGPicture(
      width: row.count / 4, height: height,
      bytes: [UInt8](repeatElement(row, count: height).joined()), isOpaque: true)
    return SourceFile(name: "photo.png", bytes: try picture.encoded())
  }

  private static func clusters(_ columns: [(UInt32, Int)]) throws -> ColorClusters {
    ColorClusters(
      try BoardImage(try picture(columns), path: "./photo.png", renderer: renderer.get()))
  }

  @Test func mainColorsAreFound() throws {
    let clusters = try Self.clusters([(0x204060, 48), (0xE02020, 16)])
    #expect(clusters.neutral.hexText == "#204060")
    #expect(clusters.accent.hexText == "#e02020")
  }

  @Test func samePictureHasTheSameColors() throws {
    let columns: [(UInt32, Int)] = (0..<32).map { (UInt32($0) * 0x07_0503, 2) }
    let first = try Self.clusters(columns)
    let second = try Self.clusters(columns)
    #expect(first.neutral == second.neutral && first.accent == second.accent)
  }

  static let pictures: [[(UInt32, Int)]] = [
    [(0xFFFFFF, 64)], [(0x000000, 64)], [(0x000000, 32), (0xFFFFFF, 32)],
    [(0x204060, 48), (0xE02020, 16)],
  ]

  @Test(
    arguments: pictures.indices, [(false, .aa), (true, .aa), (true, .aaa)] as [(Bool, LintLevel)])
  func themeIsClean(picture: Int, look: (drawsPicture: Bool, level: LintLevel)) throws {
    let file = try Self.picture(Self.pictures[picture])
    let board = try BoardImage(file, path: "./photo.png", renderer: Self.renderer.get())
    let colors = ColorClusters(board)
    let theme = NewTheme(
      name: "Photo", colors: [colors.accent, colors.neutral], origin: "photo.png",
      level: look.level, picture: look.drawsPicture ? board : nil)
    let linted = try LintedTheme(
      file: SourceFile(name: "photo.json", text: theme.text), companions: ["./photo.png": file],
      policy: LintPolicy(level: look.level))
    #expect(linted.findings.map { "\($0.code): \($0.message)" } == [])
  }

  @Test(
    arguments: [
      [], Array("no image".utf8), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
      [0xFF, 0xD8, 0xFF, 0xE0],
    ] as [[UInt8]])
  func hostilePicturesAreRefused(bytes: [UInt8]) {
    #expect(throws: Diagnostics.self) {
      try BoardImage(
        SourceFile(name: "photo.png", bytes: bytes), path: "./photo.png",
        renderer: Self.renderer.get())
    }
  }

  @Test func truncatedPictureIsRefused() throws {
    let whole = try Self.picture([(0x204060, 48), (0xE02020, 16)])
    let file = SourceFile(name: "photo.png", bytes: Array(whole.bytes.dropLast(20)))
    #expect(throws: Diagnostics.self) {
      try BoardImage(file, path: "./photo.png", renderer: Self.renderer.get())
    }
  }

  @Test func primaryKeyHasTheHueOfTheSeed() throws {
    let theme = NewTheme(name: "New", colors: [Color.Resolved(hex: 0x00AAFF)], origin: "#00aaff")
    let decoded = try KeyboardTheme(decoding: SourceFile(name: "new.json", text: theme.text))
    let face = try #require(decoded.buttonStyles[.primary]?.backgroundColor)
    for color in [face.light, face.dark] {
      #expect(color.blue > color.green && color.green > color.red)
    }
    #expect(face.light != face.dark)
  }

  @Test func fileHasItsForm() throws {
    let theme = NewTheme(
      name: "Deep Sea", colors: [Color.Resolved(hex: 0x00AAFF)], origin: "#00aaff")
    #expect(theme.text == Fixtures.text("deep-sea.json") + "\n")
    #expect(theme.text.split(separator: "\n", omittingEmptySubsequences: false).count < 60)
  }

  @Test func originStaysInItsComment() throws {
    let theme = NewTheme(
      name: "a\"}\\", colors: [Color.Resolved(hex: 0x00AAFF)], origin: "a\n{\u{2028}\u{1B}.png")
    let decoded = try KeyboardTheme(decoding: SourceFile(name: "new.json", text: theme.text))
    #expect(decoded.name == "a\"}\\")
  }

  @Test(arguments: ["tron", "standard", "candyShop"])
  func basedThemeIsRead(base: String) throws {
    let theme = NewTheme(name: "Mine", extending: base)
    let decoded = try KeyboardTheme(decoding: SourceFile(name: "mine.json", text: theme.text))
    #expect(decoded.identifier == "mine" && decoded.name == "Mine")
    #expect(decoded.buttonStyles == (try KeyboardTheme.builtIn(base)).buttonStyles)
  }

  @Test(arguments: [
    ("Deep Sea", "deep-sea"), ("mint", "mint"), ("Éclair 2", "eclair-2"), ("a-b_c", "a-b-c"),
    ("Über Größe ✨", "uber-grosse"),
  ])
  func namesHaveIdentifiers(name: String, identifier: String) {
    #expect(NewTheme.identifier(of: name) == identifier)
  }

  @Test(arguments: ["", " ", "..", "a\nb", String(repeating: "a", count: 61)])
  func namesWithoutIdentifiers(name: String) {
    #expect(NewTheme.identifier(of: name) == nil)
  }
}
