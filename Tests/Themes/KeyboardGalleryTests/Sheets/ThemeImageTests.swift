import KeyboardKit
import KeyboardPipeline
import TestSupport
import Testing

@testable import KeyboardGallery

@Suite struct ThemeImageTests {

  private static let files = MemoryFiles([
    "mine.json": #"{ "formatVersion": 1, "id": "mine", "name": "Mine", "collection": "Ours" }"#
  ])

  private static func drawn(
    _ choices: [RenderRequest.ThemeChoice], as arrangement: ThemeImage.Arrangement
  ) throws -> Scene {
    let picture = try ThemeImage(
      of: choices, as: arrangement, request: RenderRequest(), files: files.reader)
    return try picture.drawn(by: RenderPipeline(files: files.reader)).scene
  }

  private static func texts(
    _ choices: [RenderRequest.ThemeChoice], as arrangement: ThemeImage.Arrangement
  ) throws -> [String] {
    SceneText(try drawn(choices, as: arrangement)).json.text.split(separator: "\"").map(String.init)
  }

  @Test func sheetsNameThemes() throws {
    let texts = try Self.texts(
      [.builtIn("tron:sark"), .file("mine.json")],
      as: .sheet(columns: 2, colorSchemes: [.light]))
    for name in ["Tron Sark", "tron:sark", "Ours Mine", "mine.json"] {
      #expect(texts.contains(name), "\(name)")
    }
  }

  @Test func withoutAChoiceAllBuiltInThemesAreShown() throws {
    let texts = try Self.texts([], as: .sheet(columns: 4, colorSchemes: [.dark]))
    #expect(try Set(KeyboardTheme.listedLooks).isSubset(of: texts))
    // Of the combinations of its axes, two are listed.
    #expect(Set(texts.filter { $0.hasPrefix("atelier") }).count == 2)
  }

  @Test func shelvesHaveTheirWidth() throws {
    #expect(try Self.drawn([.builtIn("tron")], as: .shelf(width: 200)).size.width == 200)
  }

  static let titles: [(collection: String, name: String, title: String)] = [
    ("Tron", "Tron", "Tron"), ("Tron", "Sark", "Tron Sark"), ("Candy", "Candy Shop", "Candy Shop"),
    ("", "Mine", "Mine"), ("Ours", "", "Ours"),
  ]

  @Test(arguments: titles)
  func titlesRepeatNothing(collection: String, name: String, title: String) {
    #expect(KeyboardTheme(name: name, collectionName: collection).titleOnSheet == title)
  }
}
