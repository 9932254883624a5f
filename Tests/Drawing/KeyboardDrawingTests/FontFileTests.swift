import Foundation
import KeyboardDrawing
import Testing

/// Tables that no font may have, which are found before a library reads the file.
@Suite struct FontFileTests {

  private static func number(_ value: Int, _ count: Int = 2) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  static func file(_ tables: [(tag: String, bytes: [UInt8])], start: [UInt8] = [0, 1, 0, 0]) -> Data
  {
    var directory = start + number(tables.count) + [0, 0, 0, 0, 0, 0]
    var contents: [UInt8] = []
    for (tag, bytes) in tables {
      let place = 12 + 16 * tables.count + contents.count
      directory += Array(tag.utf8) + number(0, 4) + number(place, 4) + number(bytes.count, 4)
      contents += bytes
    }
    return Data(directory + contents)
  }

  /// The tables of a font with an outline for each of some glyphs.
  private static func tables(
    _ glyphs: [[UInt8]], units: Int = 1000
  ) -> [(tag: String, bytes: [UInt8])] {
    var head = [UInt8](repeating: 0, count: 54)
    head.replaceSubrange(18..<20, with: number(units))
    head[51] = 1
    let places = glyphs.indices.map { glyphs[..<$0].reduce(0) { $0 + $1.count } }
    return [
      ("cmap", []), ("head", head), ("hhea", []), ("hmtx", []),
      ("maxp", [0, 1, 0, 0] + number(glyphs.count)),
      ("loca", places.flatMap { number($0, 4) }), ("glyf", glyphs.flatMap(\.self)),
    ]
  }

  private static let empty = [UInt8](repeating: 0, count: 10)

  /// A glyph made of others, at the place of the first one.
  private static func made(of parts: [Int]) -> [UInt8] {
    var glyph: [UInt8] = [0xFF, 0xFF] + [UInt8](repeating: 0, count: 8)
    for (index, part) in parts.enumerated() {
      glyph += [0, index + 1 < parts.count ? 0x20 : 0] + number(part) + [0, 0]
    }
    return glyph
  }

  private static func levels(_ count: Int, width: Int) -> [[UInt8]] {
    [empty] + (1...count).map { level in made(of: .init(repeating: level - 1, count: width)) }
  }

  @Test(arguments: [levels(8, width: 2), levels(40, width: 1), [empty, made(of: [0, 0, 7])]])
  func glyphsMadeOfOthersAreFine(glyphs: [[UInt8]]) throws {
    let data = Self.file(Self.tables(glyphs))
    #expect(try FontFile(data).bytes == data)
  }

  static let problems: [(Data, String)] = [
    (Data(), "it is neither a TrueType nor an OpenType file"),
    (Data("{\"formatVersion\": 1}".utf8), "it is neither a TrueType nor an OpenType file"),
    (Data("wOF2----".utf8), "it is a web font; convert it to TrueType or OpenType"),
    (Data("wOFF----".utf8), "it is a web font; convert it to TrueType or OpenType"),
    (Data("ttcf----".utf8), "it is a collection; extract one of its fonts"),
    (Data("OTTO".utf8), "it has no tables, or more than 64"),
    (file([]), "it has no tables, or more than 64"),
    (file([("cmap", [1, 2, 3])]).dropLast(), "it ends before its tables do"),
    (file([("cmap", []), ("cmap", [])]), "it has two tables “cmap”"),
    (file([("cmap", []), ("glyf", [])]), "it has no table “head”"),
    (file(Array(tables([empty]).prefix(5))), "it has no outlines"),
    (file(tables([empty]).filter { $0.tag != "loca" }), "it has no table “loca”"),
    (file(tables([empty], units: 8)), "its header is damaged"),
    (file(tables([])), "its header is damaged"),
    (file(tables(levels(10, width: 2))), "a glyph has more than 1000 parts"),
    (file(tables(levels(40, width: 2))), "a glyph has more than 1000 parts"),
    (file(tables((1...20).map { made(of: [$0]) } + [empty])), "its glyphs are nested too deeply"),
    (file(tables([made(of: [0])])), "its glyphs are nested too deeply"),
    (
      file(tables([empty, made(of: .init(repeating: 0, count: 1000))])),
      "a glyph has more than 1000 parts"
    ),
  ]

  @Test(arguments: problems) func problemsAreTold(data: Data, problem: String) {
    let error = #expect(throws: FontFile.Problem.self) { try FontFile(Data(data)) }
    #expect(error?.description == problem)
  }

  @Test func namesAreReplaced() throws {
    let tables = Self.tables([Self.empty])
    let fonts = try ["\n\nRound", "Thin"].map {
      try FontFile(Self.file(tables + [("name", Array($0.utf8))]))
    }
    let renamed = fonts.map(\.renamedBytes)
    #expect(try renamed.allSatisfy { try FontFile($0).bytes == $0 })
    // The former names are there, but no table has them.
    let (first, second) = (renamed[0].suffix(60), renamed[1].suffix(60))
    #expect(Array(first) == Array(second) && !first.contains(UInt8(ascii: "\n")))
    let nameless = try FontFile(Self.file(tables))
    #expect(nameless.renamedBytes.starts(with: nameless.bytes))
  }

  @Test func filesAreCodedWithTheirUse() throws {
    var file = try FontFile(Self.file(Self.tables([Self.empty])))
    file.characters = [0x20...0x7E]
    file.weight = .bold
    file.variation = ["wght": 650]
    let families = [FontFamily("Round", files: [file]), "Inter"]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let json = try encoder.encode(families)
    #expect(try JSONDecoder().decode([FontFamily].self, from: json) == families)
    #expect(
      try JSONDecoder().decode([FontFamily].self, from: Data(#"["Inter"]"#.utf8)) == ["Inter"])
    let damaged = String(decoding: json, as: UTF8.self)
      .replacing(file.bytes.base64EncodedString(), with: Data("wOFF".utf8).base64EncodedString())
    #expect(throws: FontFile.Problem.self) {
      try JSONDecoder().decode([FontFamily].self, from: Data(damaged.utf8))
    }
  }
}
