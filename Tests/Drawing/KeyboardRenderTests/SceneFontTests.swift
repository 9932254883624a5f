import KeyboardKit
import KeyboardRender
import Testing

@Suite struct SceneFontTests {

  private let renderer: KeyboardRenderer
  private let round: FontFile

  init() throws {
    renderer = try KeyboardRenderer()
    round = try FontFile(Data(contentsOf: Self.file("StyleThemes/Round.ttf")))
  }

  static func file(_ path: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: path)
  }

  private func installed(_ name: String) throws -> FontFile {
    let font = try #require(renderer.fonts.first { $0.name == name })
    return try FontFile(Data(contentsOf: URL(filePath: font.value)))
  }

  private func drawing(_ text: String, _ families: [FontFamily], weight: Font.Weight = .regular)
    -> Scene
  {
    var run = run(text, family: .named(families))
    run.font.weight = weight
    run.showsMissingGlyphs = true
    return scene { $0.text(run) }
  }

  private func fonts(
    _ text: String, _ families: [FontFamily], weight: Font.Weight = .regular
  ) throws -> [String] {
    let report = try renderer.report(of: drawing(text, families, weight: weight), scale: 2)
    return report.texts.flatMap(\.fonts)
  }

  @Test func textsAreDrawnInTheFile() throws {
    let family = FontFamily("My Round, really", files: [round])
    #expect(try fonts("a", [family]) == ["My Round, really"])
    #expect(try fonts("a", [family], weight: .bold) == ["My Round, really Bold"])
    #expect(try fonts("aж", [family, "Noto Serif"]) == ["My Round, really", "Noto Serif"])
    #expect(renderer.notices(of: drawing("a", [family])).isEmpty)
    let pictures = try [[family], [], ["Noto Serif", family]].map {
      try renderer.bitmap(of: drawing("a", $0), scale: 2)
    }
    #expect(Set(pictures.map(\.pixels)).count == 3)
    // Measured as drawn.
    let font = Font(family: .named([family]), size: 100)
    #expect(renderer.measure.width(of: "aa", font: font) > 110)
    #expect(abs(renderer.measure.width(of: "a", font: font) - 56) < 0.1)
  }

  @Test func familiesOfOneNameHaveTheirOwnFiles() throws {
    let mono = FontFamily("Round", files: [try installed("DejaVu Sans Mono")])
    let one = try renderer.bitmap(of: drawing("a", [FontFamily("Round", files: [round])]), scale: 2)
    let other = try renderer.bitmap(of: drawing("a", [mono]), scale: 2)
    #expect(one != other)
    // Not the family of the same name that is installed.
    let inter = try renderer.bitmap(of: drawing("a", ["Inter"]), scale: 2)
    let own = FontFamily("Inter", files: [round])
    #expect(try renderer.bitmap(of: drawing("a", [own]), scale: 2) == one && one != inter)
  }

  @Test func variableFontsHaveAllWeights() throws {
    let family = FontFamily("Round", files: [round])
    let weights: [Font.Weight] = [.ultraLight, .regular, .medium, .black]
    let inks = try weights.map { weight in
      let picture = try renderer.bitmap(of: drawing("o", [family], weight: weight), scale: 4)
      return picture.pixels.reduce(0) { $0 + Int(0xFF - $1 & 0xFF) }
    }
    #expect(inks == inks.sorted() && inks[3] > 3 * inks[0])
    // A place on the axis is that of all weights.
    var bold = round
    bold.variation = ["wght": 900]
    let fixed = FontFamily("Round", files: [bold])
    let black = try renderer.bitmap(of: drawing("o", [family], weight: .black), scale: 4)
    for weight in weights {
      #expect(try renderer.bitmap(of: drawing("o", [fixed], weight: weight), scale: 4) == black)
    }
  }

  @Test func filesAreChosenByCharacterAndWeight() throws {
    var (letters, digits, bold) = (round, try installed("DejaVu Sans Mono"), round)
    letters.characters = [0x61...0x7A, 0x100...0xFFFF_FFFF]
    digits.characters = [0x30...0x39]
    let split = FontFamily("Split", files: [letters, digits])
    let picture = try renderer.bitmap(of: drawing("1", [split]), scale: 2)
    let mono = FontFamily("Mono", files: [try installed("DejaVu Sans Mono")])
    #expect(try renderer.bitmap(of: drawing("1", [mono]), scale: 2) == picture)
    #expect(try fonts("aA", [split]) == ["Split", "Inter Display"])
    bold.weight = .bold
    bold.variation = ["wght": 900]
    let heavy = FontFamily("Heavy", files: [try installed("DejaVu Sans Mono"), bold])
    #expect(try fonts("o", [heavy], weight: .bold) == ["Heavy Bold"])
  }

  /// More than are open at a time.
  @Test func closedFontsAreOpenedAgain() throws {
    let families = (0..<100).map { index in
      var file = round
      file.variation = ["wght": Double(100 + 8 * index)]
      return FontFamily("Round", files: [file])
    }
    let renderers = [renderer, try KeyboardRenderer()]
    var pictures: [[UInt32]] = []
    for family in families {
      pictures.append(try renderer.bitmap(of: drawing("o", [family]), scale: 2).pixels)
    }
    #expect(Set(pictures).count > 90)
    for index in [0, 99, 50, 1] {
      for renderer in renderers {
        let picture = try renderer.bitmap(of: drawing("o", [families[index]]), scale: 2)
        #expect(picture.pixels == pictures[index])
      }
    }
  }

  @Test func documentsHaveTheFonts() throws {
    let family = FontFamily("Bob's", files: [round])
    let scene = drawing("a", [family, "Inter"])
    func svg(_ text: SVGText) throws -> String {
      String(decoding: try renderer.svg(of: scene, text: text), as: UTF8.self)
    }
    let elements = try svg(.elements)
    #expect(elements.contains("@font-face") && elements.contains("Bob\\"))
    #expect(elements.contains(round.bytes.base64EncodedString()))
    #expect(try !svg(.outlines).contains("@font-face"))
    #expect(try renderer.pdf(of: scene).count > 500)
  }

  @Test func listsOfWhichOneIsThereAreFine() throws {
    let family = FontFamily("Round", files: [round])
    for families: [FontFamily] in [
      ["Nowhere", "Noto Serif"], ["Noto Serif", "Nowhere"], ["Nowhere", "sans-serif"],
      ["rounded"], ["monospace"], ["serif"], ["Nowhere", family],
    ] {
      #expect(renderer.notices(of: drawing("a", families)).isEmpty, "\(families.map(\.name))")
    }
    #expect(
      renderer.notices(
        of: scene {
          $0.text(run("a", family: .named(["Rund"])))
          $0.text(run("b", family: .named([family])))
        })
        == [.unknownFamily("Rund", similar: ["Round"])])
  }

  @Test func genericNamesAreFamilies() throws {
    let size = try fonts("a", [])
    #expect(try fonts("a", ["monospace"]) == ["DejaVu Sans Mono"])
    #expect(try fonts("a", ["serif"]) == ["Noto Serif"])
    #expect(try fonts("a", ["rounded"]) == size)
    #expect(try fonts("a", ["sans-serif", "Noto Serif"]) == size)
    #expect(
      try renderer.bitmap(of: drawing("a", ["sans-serif"]), scale: 2)
        == renderer.bitmap(of: scene { $0.text(run("a")) }, scale: 2))
  }

  @Test func foldersMayBeRelative() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try round.bytes.write(to: folder.appending(path: "Round.ttf"))
    let here = FileManager.default.currentDirectoryPath.split(separator: "/").map { _ in ".." }
    let path = here.joined(separator: "/") + folder.path(percentEncoded: false)
    #expect(try KeyboardRenderer(fontDirectories: [path]).families.contains("kbrender Round"))
  }

  static let checks: [(@Sendable (inout FontFile) -> Void, String)] = [
    ({ $0.variation = ["wgth": 500] }, "it has no axis “wgth”; its axes are wght"),
    ({ $0.variation = ["wght": 90] }, "its axis “wght” goes from 100.0 to 900.0"),
    ({ $0.characters = [0x400...0x4FF] }, "it has none of these characters"),
  ]

  @Test(arguments: checks.indices) func usesThatTheFileLacksAreTold(row: Int) {
    var file = round
    Self.checks[row].0(&file)
    #expect(throws: RenderError.unreadableFont(Self.checks[row].1)) {
      try KeyboardRenderer.check(file)
    }
  }

  /// Each damaged file is refused, or texts are drawn in it; `make fuzz READER=font` has more of them.
  @Test(arguments: 0..<8) func damagedFilesAreRefusedOrDrawn(seed: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(seed))
    var drawn = 0
    for _ in 0..<40 {
      var bytes = Array(round.bytes)
      for _ in 0..<Int.random(in: 1...20, using: &numbers) {
        // Half of the damage is done to the directory and the small tables.
        let end = Bool.random(using: &numbers) ? min(2048, bytes.count) : bytes.count
        bytes[Int.random(in: 0..<end, using: &numbers)] = .random(
          in: .min ... .max, using: &numbers)
      }
      guard let file = try? FontFile(Data(bytes)), (try? KeyboardRenderer.check(file)) != nil else {
        continue
      }
      drawn += 1
      _ = try renderer.bitmap(of: drawing("aä1", [FontFamily("Damaged", files: [file])]), scale: 1)
    }
    #expect(drawn > 0)
  }
}
