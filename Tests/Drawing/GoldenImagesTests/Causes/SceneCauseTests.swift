import KeyboardKit
import KeyboardRender
import Testing

@testable import GoldenImages

/// Causes by the parts of former and present scenes.
@Suite struct SceneCauseTests {

  private static let text =
    ##"{"text": "q", "color": "#000000", "box": [10, 10, 20, 20], "size": 26}"##
  private static let face = ##"{"fill": "#ffffff", "path": "M10,10L30,10L30,30L10,30Z"}"##
  private static let edge =
    ##"{"group": [{"stroke": "#000000", "width": 1, "path": "M10,10L30,10"}], "opacity": 0.5}"##

  static let rows: [(before: [String], after: [String], says: String)] = [
    ([face, text], [face, text.replacing("26", with: "27")], "font size 26 → 27"),
    ([face], [face.replacing("30Z", with: "31Z")], "drawing: outline 20x20 → 20x21"),
    (
      [face],
      [
        face.replacing("10L30,10L30,30L", with: "9L30,9L30,29L")
          .replacing("30Z", with: "29Z")
      ], "drawing: outline moved"
    ),
    ([face], [face.replacing("L30,10L", with: "L29,10L30,12L")], "drawing: another outline"),
    ([face], [face.replacing("ffffff", with: "fffffe")], "drawing: fill #FFFFFF → #FFFFFE"),
    ([edge], [edge.replacing("1,", with: "2,")], "drawing: stroke width 1 → 2"),
    ([edge], [edge.replacing("0.5", with: "0.6")], "drawing: group opacity 0.5 → 0.6"),
    ([text], [text.replacing("20, 20", with: "20, 18")], "drawing: text height 20 → 18"),
    ([face, text], [text], "drawing: fill removed"),
    ([face], [face, edge], "drawing: group added"),
  ]

  private static func scene(_ nodes: [String]) -> [UInt8] {
    Array(#"{"nodes": [\#(nodes.joined(separator: ", "))]}"#.utf8)
  }

  @Test(arguments: rows)
  func partsAreNamed(before: [String], after: [String], says: String) {
    let causes = SceneCauses.list(before: Self.scene(before), after: Self.scene(after))
    #expect(causes?.map(\.text) == [says])
  }

  /// Equal parts of several keys are one cause.
  @Test func partsOfAKindAreOneCause() {
    let far = Self.text.replacing("[10, 10", with: "[110, 10")
    let before = Self.scene([Self.text, far])
    let after = Self.scene([
      Self.text.replacing("26", with: "27"),
      far.replacing("26", with: "27").replacing("000000", with: "000001"),
    ])
    let causes = SceneCauses.list(before: before, after: after)
    #expect(causes?.map(\.text) == ["font size 26 → 27", "foreground #000000 → #000001"])
    #expect(SceneCauses.list(before: before, after: before) == [])
  }

  @Test func othersAreNoScenes() {
    #expect(SceneCauses.list(before: Array("{}".utf8), after: Self.scene([])) == nil)
    #expect(SceneCauses.list(before: Array("no".utf8), after: Self.scene([])) == nil)
  }

  @Test func valuesOfTextsAreCauses() {
    let texts = ["1", "2"].map { Array(#"{"keys": [{"width": \#($0)}, {"width": \#($0)}]}"#.utf8) }
    let causes = TextCauses.list(before: texts[0], after: texts[1])
    #expect(causes?.map(\.text) == ["key 1 width 1 → 2 and 1 alike"])
    #expect(TextCauses.list(before: texts[0], after: Array("no".utf8)) == nil)
  }

  /// Pictures of the same keyboard have them, too.
  @Test func boxesOfTextsMoveAndChangeTheirSize() {
    let before = #"{"width": 390, "height": 264, "rows": [[{"frame": [0, 50, 35, 54], "on": 1}]]}"#
    let after = before.replacing("264", with: "265").replacing("50", with: "51")
    let rows = [
      (after, ["size 390x264 → 390x265 px", "moved 1 px down"]),
      (before.replacing("54", with: "55"), ["size 35x54 → 35x55 px"]),
      (
        after.replacing("1}", with: "2}"),
        ["size 390x264 → 390x265 px", "moved 1 px down", "row 1 1 on 1 → 2"]
      ),
      (before.replacing("264", with: "264.001"), ["height 264 → 264.001"]),
    ]
    for (after, says) in rows {
      let causes = TextCauses.list(before: Array(before.utf8), after: Array(after.utf8))
      #expect(causes?.map(\.text) == says)
    }
  }

  struct Row: Sendable {
    var says: String
    var change: @Sendable (inout KeyboardTheme) -> Void
  }

  static let covers = [
    Row(says: "color #203040 → #302040") {
      $0.backgroundStyle = .color(Color(hex: 0x302040))
    },
    Row(says: "color #203040 → #203041") {
      $0.backgroundStyle = .color(Color(hex: 0x203041))
    },
    Row(says: "glow radius 4 → 9") { $0.buttonStyles[.primary]?.glowRadius = 9 },
  ]

  private static let renderer = Result { () throws(RenderError) in try KeyboardRenderer() }

  private func picture(_ theme: KeyboardTheme) throws -> PNGPicture {
    let context = KeyboardContext(device: .standard, locale: Locale(identifier: "en"))
    let renderer = try Self.renderer.get()
    let scene = KeyboardView(
      keyboardContext: context,
      appearance: KeyboardThemeAppearance(theme: theme, keyboardContext: context),
      suggestions: ["One", "Two"].map { Autocomplete.Suggestion(text: $0) }
    ).scene(measuring: renderer.measure)
    return try PNGPicture(
      decoding: renderer.png(
        of: scene, scale: 1, compression: .fast, texts: [ImageElements(scene).text]))
  }

  @Test(arguments: covers.indices)
  func changesBelowAreTheOnlyCauses(index: Int) throws {
    let row = Self.covers[index]
    var theme = KeyboardTheme()
    theme.backgroundStyle = .color(Color(hex: 0x203040))
    for type in KeyboardTheme.ButtonType.allCases {
      theme.buttonStyles[type]?.backgroundColor = Color(hex: 0xFFFFFF).opacity(0.4)
    }
    theme.buttonStyles[.primary]?.glowColor = Color(hex: 0xFF00AA)
    theme.buttonStyles[.primary]?.glowRadius = 4
    let before = try picture(theme)
    row.change(&theme)
    let verdict = ImageComparison(expected: before, actual: try picture(theme)).verdict
    #expect(verdict.pixels > 0)
    #expect(verdict.changes.allSatisfy { $0.isExplained }, "\(verdict)")
    #expect(Set(verdict.changes.flatMap(\.causes).map(\.text)) == [row.says], "\(verdict)")
  }

  /// A part of a list is named, whole.
  @Test func partsOfListsAreNamed() throws {
    func theme(_ color: UInt32) -> KeyboardTheme {
      var theme = KeyboardTheme()
      theme.backgroundStyle = .verticalGradient([Color(hex: 0xFFE0D0), Color(hex: color)])
      return theme
    }
    let verdict = ImageComparison(
      expected: try picture(theme(0xFFB59E)), actual: try picture(theme(0xFFB59F))
    ).verdict
    let texts = Set(verdict.changes.flatMap(\.causes).map(\.text))
    #expect(texts.count == 1 && texts.first?.hasSuffix("2 #FFB59E → #FFB59F") == true, "\(texts)")
  }
}
