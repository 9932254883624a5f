import KeyboardCore
import Testing

@testable import KeyboardGallery

@Suite struct GalleryMatrixTests {

  static let pad = Device.named("ipad-mini") ?? .standard

  static let matrix = GalleryMatrix(
    locales: ["en", "de"], devices: [.standard, pad], scales: [3, 1, 2])

  @Test func showsStatesInTheMainLocaleOnly() {
    #expect(
      Self.matrix.shots.map(\.name) == [
        "en", "en-glass", "en-pressed", "en-callout", "en-toolbar", "en-numeric", "en-symbolic",
        "en-emojis",
        "en-framed", "en-ipad-mini-framed", "en-ipad-mini", "en-ipad-mini-split", "de",
      ])
  }

  @Test func wholeSitesShowLiquidGlass() {
    let plain = Self.matrix.shots.filter { $0.state != .liquidGlass }
    var matrix = Self.matrix
    matrix.isInLiquidGlass = true
    #expect(matrix.shots.map(\.name) == plain.map(\.name))
    #expect(matrix.shots.map(\.arguments) == plain.map { $0.arguments + ["--liquid-glass"] })
  }

  @Test func wholeSitesShowItemsOfApps() {
    var matrix = Self.matrix
    matrix.toolbarItems = "A;B"
    let items = ["--toolbar-items", "A;B"]
    #expect(matrix.shots.map(\.arguments) == Self.matrix.shots.map { $0.arguments + items })
  }

  @Test func drawsNothingFinerThanTheScreen() {
    #expect(Self.matrix.scales(for: .standard) == [1, 2, 3])
    #expect(Self.matrix.scales(for: Self.pad) == [1, 2])
    let coarse = GalleryMatrix(locales: ["en"], devices: [Self.pad], scales: [4])
    #expect(coarse.scales(for: Self.pad) == [4])
  }

  @Test(arguments: [
    ("en", [1, 2, 3]), ("en-pressed", [1, 2]), ("en-framed", [1, 2]), ("de", [1, 2]),
    ("en-ipad-mini-framed", [1]), ("en-ipad-mini", [1, 2]),
  ])
  func drawsOnlyWhatPagesShow(shot: String, scales: [Double]) throws {
    let shot = try #require(Self.matrix.shots.first { $0.name == shot })
    #expect(Self.matrix.scales(of: shot) == scales)
    let single = GalleryMatrix(locales: ["en", "de"], devices: [.standard, Self.pad], scales: [3])
    #expect(single.scales(of: shot) == [3])
  }

  @Test(arguments: LocaleProfile.supportedIdentifiers)
  func everyLocaleHasKeysToTouch(locale: String) {
    let matrix = GalleryMatrix(locales: [locale], devices: [.standard], scales: [1])
    #expect(matrix.shots.contains { if case .pressed = $0.state { true } else { false } })
  }

  static let slugs: [([String], [String])] = [
    (
      ["tron", "tron:sark", "candyShop:cottonCandy"],
      ["tron", "tron-sark", "candyshop-cottoncandy"]
    ),
    (["My Theme!", "my-theme", "MY_THEME"], ["my-theme", "my-theme-2", "my-theme-3"]),
    (["../..", "日本", ""], ["theme", "theme-2", "theme-3"]),
  ]

  @Test(arguments: slugs)
  func namesInFilesDiffer(identifiers: [String], expected: [String]) {
    var maker = SlugGenerator()
    #expect(identifiers.map { maker.slug(for: $0) } == expected)
  }
}
