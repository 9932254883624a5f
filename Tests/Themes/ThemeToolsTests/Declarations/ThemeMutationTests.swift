import KeyboardPipeline
import SourceText
import Testing

@testable import ThemeTools

/// Changes of the declarations of a theme, each as little as it can be.
@Suite struct ThemeMutationTests {

  static let rows: [(text: String, says: [String])] = [
    (#"{"formatVersion": 1, "name": "A", "x-a": 1, "id": "a", "extends": "tron"}"#, []),
    (
      ##"{"foregroundColor": "#102030"}"##,
      [
        "foregroundColor: #102030 → #112131, #102030 → #142434, #102030 → #203040, #102030 → #506070, removed"
      ]
    ),
    (
      ##"{"foregroundColor": "light-dark(#fff, alpha(black, 40%))"}"##,
      [
        "foregroundColor #fff: #fff → #fefefe, #fff → #fbfbfb, #fff → #efefef, #fff → #bfbfbf",
        "foregroundColor black: black → #010101, black → #040404, black → #101010, black → #404040",
      ]
    ),
    (
      #"{"buttons": {"all": {"cornerRadius": 9, "opacity": 0.5}}}"#,
      [
        "cornerRadius: 9 → 10, 9 → 8, 9 → 19, 9 → -1, 9 → 109, 9 → -91, removed",
        "opacity: 0.5 → 0.6, 0.5 → 0.4, 0.5 → 1.5, 0.5 → -0.5, 0.5 → 10.5, 0.5 → -9.5, removed",
      ]
    ),
    (
      #"{"rules": [{"match": {"action": "space"}, "cornerStyle": "continuous"}]}"#,
      [#"rule 1 cornerStyle: "continuous" → "cut", "continuous" → "circular", removed"#]
    ),
  ]

  @Test(arguments: rows.indices)
  func declarationsChangeALittle(index: Int) {
    let file = SourceFile(name: "t.json", text: Self.rows[index].text)
    let said = ThemeMutation.all(of: file).map { mutation in
      "\(mutation.name): \(mutation.changes.map(\.text).joined(separator: ", "))"
    }
    #expect(said == Self.rows[index].says)
  }

  /// The first change of each declaration that a theme allows makes another look.
  @Test func changesAreThemes() throws {
    let file = SourceFile(
      name: "t.json",
      text: ##"""
        {
          "formatVersion": 1,
          "variables": { "accent": "#ff8800" },
          "background": { "stops": ["#fff1e6", "{accent}"] },
          "buttons": { "all": { "cornerRadius": 9, "fontWeight": "bold", "borderSize": 1.5 } },
          "variations": { "night": { "foregroundColor": "white" } }
        }
        """##)
    let files = FileReader(
      file: { _, _ in throw Missing() }, companion: { _, _ in throw Missing() })
    let theme = try LoadedTheme(file, files: files).theme
    let mutations = ThemeMutation.all(of: file)
    #expect(
      mutations.map { "\($0.place.range?.start.line ?? 0) \($0.path.keys.joined(separator: "."))" }
        == [
          "3 variables.accent", "4 background.stops.0", "4 background.stops.1",
          "5 buttons.all.cornerRadius", "5 buttons.all.fontWeight", "5 buttons.all.borderSize",
          "6 variations.night.foregroundColor",
        ])
    for mutation in mutations where mutation.path.keys.first != "variations" {
      let changed = mutation.changes.lazy.compactMap {
        try? LoadedTheme($0.changedFile, files: files).theme
      }.first
      #expect(changed != nil && changed != theme, "\(mutation.name)")
    }
  }

  private struct Missing: Error {}

  @Test func resultsSurviveJSON() throws {
    let results = MutationResults([
      .init(
        path: "../a.json", digest: "1",
        declarations: [
          .init(path: "a.b", name: "b", line: 3, change: "1 → 2", goldens: ["x/y"]),
          .init(path: "a.c", name: "c", line: 4, change: "removed", goldens: []),
        ])
    ])
    let text = results.json.versioned.indentedText
    #expect(MutationResults(SourceFile(name: "r", text: text)) == results)
    for other in [
      text.replacing("\"version\": 1", with: "\"version\": 2"), "", "[]", "{\"version\": 1}",
    ] {
      #expect(MutationResults(SourceFile(name: "r", text: other)) == nil)
    }
  }
}
