import KeyboardKit
import TestSupport
import Testing

@testable import KeyboardGallery

@Suite struct GalleryThemeReaderTests {

  private let gallery = SampleGallery()

  private func themes(_ selections: [GalleryChoice.Selection]) throws -> [GalleryTheme] {
    try gallery.plan(selections).themes
  }

  @Test func filesAreShownWithTheirVariations() throws {
    gallery.files["a/mine.json"] = #"""
      { "formatVersion": 1, "id": "mine", "name": "Mine",
        "variations": { "night": { "name": "Night" }, "day": { "foregroundColor": "red" } } }
      """#
    let themes = try themes([.file("a/mine.json"), .file("mine.json"), .builtIn("tron:sark")])
    #expect(
      themes.map(\.identifier) == [
        "a/mine.json:night", "a/mine.json:day", "mine.json", "tron:sark",
      ])
    #expect(Set(themes.map(\.slug)).count == 4)
    #expect(themes.prefix(2).map(\.collection) == ["Mine", "Mine"])
    #expect(themes.prefix(2).map(\.name) == ["Night", "day"])
    #expect(themes[0].family == themes[1].family && themes[1].family != themes[2].family)
    #expect(themes[3].isBuiltIn && themes[3].variation == "sark" && !themes[0].isBuiltIn)
  }

  /// A shelf of a gallery is a file, not a choice of its axes.
  @Test func choicesOfAxesAreOneCollection() throws {
    gallery.files["axes.json"] = #"""
      { "formatVersion": 1, "name": "Mine", "axes": {
        "color": { "red": { "name": "Red" }, "blue": { "name": "Blue", "foregroundColor": "blue" } },
        "shape": { "round": {}, "square": { "name": "Square", "buttons": { "all": { "cornerRadius": 0 } } } } } }
      """#
    let themes = try themes([.file("axes.json")])
    #expect(themes.count > 2 && Set(themes.map(\.collection)) == ["Mine"])
  }

  @Test func invalidFilesAreOneCard() throws {
    gallery.files["wrong.json"] =
      #"{ "formatVersion": 1, "variations": { "a": {}, "b": { "buttns": 1 } } }"#
    let themes = try themes([.file("wrong.json"), .file("gone.json"), .file("mine.json")])
    #expect(themes.map { $0.theme == nil } == [true, true, false])
    #expect(themes.map(\.identifier) == ["wrong.json", "gone.json", "mine.json"])
  }

  @Test func keysChangeWithTheFile() throws {
    let selections: [GalleryChoice.Selection] = [
      .file("mine.json"), .builtIn("tron"), .builtIn("tron:sark"),
    ]
    let before = try themes(selections)
    gallery.files["mine.json"] = #"{ "formatVersion": 1, "id": "mine", "name": "Mine" } "#
    let after = try themes(selections)
    #expect(zip(before, after).map { $0.key == $1.key } == [false, true, true])
    #expect(Set(after.map(\.key)).count == 3)
  }

  /// Themes with a position precede the others, and variations stay together.
  @Test func galleriesHaveAnOrderOfTheirOwn() throws {
    let themes = try GalleryChoice.builtInThemes
    let looks = try KeyboardTheme.builtInLooks
    #expect(themes != looks && themes.sorted() == looks.sorted())
    let orders = try themes.map { identifier in
      let file = try #require(KeyboardTheme.builtInFile(of: ThemeName(identifier).theme))
      return try ThemeFacts(file).galleryOrder ?? .infinity
    }
    #expect(orders == orders.sorted())
    for order in Set(orders) {
      let isTied = { (place: Int) in orders[place] == order }
      let tied = themes.indices.filter(isTied).map { themes[$0] }
      #expect(tied == looks.filter(tied.contains))
    }
  }
}
