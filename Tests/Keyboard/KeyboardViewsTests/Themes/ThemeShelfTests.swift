import KeyboardKit
import Testing

@Suite struct ThemeShelfTests {

  private let context = ViewContext.fixedAdvance

  private func themes(_ names: [String]) throws -> [KeyboardTheme] {
    try names.map { try KeyboardTheme.builtIn($0) }
  }

  private func scene(of view: some View) -> Scene { view.scene }

  @Test func collectionsStandBelowEachOther() throws {
    let shelf = KeyboardTheme.Shelf(
      themes: try themes(["tron", "frost", "tron:sark"]), keyboardContext: KeyboardContext())
    let elements = scene(of: shelf).elements
    #expect(elements.filter { $0.role == .label }.map(\.name) == ["Tron", "Frost"])
    let tiles = elements.filter { $0.role == .theme }
    #expect(tiles.map(\.name) == ["tron", "tron:sark", "frost"])
    #expect(tiles.map(\.box.size) == Array(repeating: CGSize(width: 80, height: 80), count: 3))
    #expect(tiles.map(\.box.minX) == [16, 116, 16])
    #expect(tiles[2].box.minY - tiles[0].box.minY == 129)
    #expect(scene(of: shelf).size == CGSize(width: 393, height: 2 * 129 + 16))
  }

  @Test func rowsScroll() throws {
    var shelf = KeyboardTheme.Shelf(
      themes: try KeyboardTheme.TronStyle.predefined.map { try KeyboardTheme.tron($0) },
      keyboardContext: KeyboardContext())
    func tiles() -> [String] {
      scene(of: shelf).elements.filter { $0.role == .theme }.map(\.name)
    }
    #expect(tiles() == ["tron", "tron:fcon", "tron:military", "tron:neutral"])
    shelf.scrollOffsets["Tron"] = 1000
    #expect(tiles() == ["tron:military", "tron:neutral", "tron:sark", "tron:virus"])
    let last = scene(of: shelf).elements.last { $0.role == .theme }
    #expect(abs((last?.box.maxX ?? 0) - (393 - 16)) < 0.01)
    shelf.scrollOffsets["Tron"] = -50
    #expect(tiles().first == "tron")
  }

  private static let row = ["tron", "tron:sark", "tron:fcon", "tron:virus"]

  static let fades: [(names: [String], offset: Double, sides: [String])] = [
    (["tron", "tron:sark"], 0, []), (row, 0, ["right"]),
    (row + ["tron:military", "tron:neutral"], 50, ["left", "right"]),
    (row, 1000, ["left"]),
  ]

  /// The sides at which tiles fade, as a row is scrolled.
  @Test(arguments: fades)
  func tilesFadeWhereARowScrolls(names: [String], offset: Double, sides: [String]) throws {
    var shelf = KeyboardTheme.Shelf(themes: try themes(names), keyboardContext: KeyboardContext())
    shelf.scrollOffsets["Tron"] = offset
    let fades = scene(of: shelf).nodes.flatMap { node -> [String] in
      guard case .group(let group) = node else { return [] }
      return group.nodes.compactMap { node in
        guard case .fill(let path, .linearGradient(let stops, let from, _)) = node,
          stops.last?.color.opacity == 0
        else { return nil }
        #expect(stops.first?.color.hexText == "#f2f2f7" && path.controlPointBox.width == 48)
        return from.x == 0 ? "left" : from.x == 393 ? "right" : "\(from.x)"
      }
    }
    #expect(fades == sides)
  }

  @Test func themesThatDifferInTheirReturnKeyHaveOtherTiles() throws {
    let tiles = try themes(["keycap", "keycap:sea", "keycap:moss"]).map {
      scene(of: KeyboardTheme.ShelfItem(theme: $0, keyboardContext: KeyboardContext())).nodes
    }
    #expect(tiles[0] != tiles[1] && tiles[1] != tiles[2] && tiles[0] != tiles[2])
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func tilesOfTheSystemsReturnKeyShowOneKey(colorScheme: ColorScheme) throws {
    let context = KeyboardContext()
    context.colorScheme = colorScheme
    let standard = try KeyboardTheme.builtIn("standard")
    var own = standard
    own.buttonStyles[.primary]?.backgroundColor = .orange
    let counts = [standard, own].map { theme in
      scene(of: KeyboardTheme.ShelfItem(theme: theme, keyboardContext: context))
        .nodes.filter { if case .fill = $0 { true } else { false } }.count
    }
    #expect(counts[0] < counts[1])
  }

  @Test func tapsReachTheThemeBelowTheFinger() throws {
    let box = Box()
    let shelf = KeyboardTheme.Shelf(
      themes: try themes(["tron", "tron:sark"]), keyboardContext: KeyboardContext(),
      tapAction: { box.tapped.append($0.identifier ?? "") })
    shelf.tap(at: CGPoint(x: 120, y: 90), in: context)
    shelf.tap(at: CGPoint(x: 105, y: 90), in: context)
    shelf.tap(at: CGPoint(x: 20, y: 90), in: context)
    #expect(box.tapped == ["tron:sark", "tron"])
    #expect(shelf.theme(at: CGPoint(x: 20, y: 5), in: context) == nil)
  }

  private final class Box {
    var tapped: [String] = []
  }

  /// A tile of one's own.
  private struct Tile: PrimitiveView {
    func size(in context: ViewContext) -> CGSize { CGSize(width: 40, height: 50) }
    func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      builder.element(Scene.Element(.label, name: "own", box: frame))
    }
  }

  @Test func titlesAndTilesCanBeOnesOwn() throws {
    let shelf = KeyboardTheme.Shelf(
      themes: try themes(["tron", "ink"]), title: { _ in Tile() }, item: { _ in Tile() })
    #expect(scene(of: shelf).elements.map(\.name) == ["own", "own", "own", "own"])
    let tiled = KeyboardTheme.Shelf(themes: try themes(["tron"])) { _ in Tile() }
    #expect(scene(of: tiled).elements.map(\.name) == ["Tron", "own"])
    #expect(scene(of: tiled).elements.last?.box.size == CGSize(width: 40, height: 50))
  }

  @Test func emptyShelfHasNoHeight() {
    let shelf = KeyboardTheme.Shelf(themes: [], keyboardContext: KeyboardContext())
    #expect(scene(of: shelf).size.height == 0)
  }

  @Test func tileShowsTheKeyOfTheThemeOnItsBackground() throws {
    let tile = KeyboardTheme.ShelfItem(
      theme: try .builtIn("tron"), keyboardContext: KeyboardContext())
    let nodes = scene(of: tile).nodes
    #expect(nodes.runs.map(\.text) == ["A"])
    #expect(nodes.runs.first?.color.hexText == "#00c8ff" && nodes.runs.first?.font.size == 23)
    #expect(nodes.strokes.map(\.style.lineWidth) == [2, 0.5])
  }
}
