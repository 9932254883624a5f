import KeyboardKit
import Testing

@testable import KeyboardViews

@Suite struct IconDrawingTests {

  private let black = Color.Resolved(hex: 0x000000)

  @Test(arguments: [
    (Font.Weight.ultraLight, 0.6), (.light, 1.2), (.regular, 1.5), (.semibold, 1.833),
    (.bold, 2), (.black, 2.333),
  ])
  func strokeWidthFollowsTheWeight(weight: Font.Weight, width: Double) throws {
    let icon = try #require(Icon.named("keyboardShiftLowercased"))
    #expect(draw(icon, weight: weight).strokes.map(\.lineWidth) == [width])
  }

  @Test func openArrowsHaveWiderStrokes() throws {
    let icon = try #require(Icon.named("keyboardNewline"))
    #expect(draw(icon).strokes.map(\.lineWidth) == [1.6])
  }

  @Test(arguments: [10.0, 20, 24])
  func everythingScalesWithTheFontSize(size: Double) throws {
    let icon = try #require(Icon.named("keyboardGlobe"))
    let scene = draw(icon, fontSize: size)
    #expect(scene.strokes.map(\.lineWidth) == [1.5 * size / 20, 1.2 * size / 20])
    let radius = 9.3 * size / 20
    let ring = CGRect(x: 50 - radius, y: 40 - radius, width: 2 * radius, height: 2 * radius)
    guard case .stroke(let path, _, _)? = scene.nodes.first else {
      Issue.record("The globe's ring is not a stroke.")
      return
    }
    let box = path.controlPointBox
    #expect(abs(box.minX - ring.minX) < 0.002 && abs(box.maxX - ring.maxX) < 0.002)
    #expect(abs(box.minY - ring.minY) < 0.002 && abs(box.maxY - ring.maxY) < 0.002)
  }

  @Test(arguments: Icon.allNames)
  func allStrokesAreRound(name: String) throws {
    let icon = try #require(Icon.named(name))
    for stroke in draw(icon).strokes {
      #expect(stroke.cap == .round && stroke.join == .round)
    }
  }

  @Test func overlappingLayersAreTranslucentAsOne() throws {
    let icon = try #require(Icon.named("keyboardShiftUppercased"))
    let scene = draw(icon, color: black.opacity(0.5))
    let group = try #require(scene.nodes.first?.group)
    #expect(scene.nodes.count == 1)
    #expect(group.opacity == 0.5)
    #expect(group.nodes.map(\.isOpaque) == [true, true])
  }

  @Test func aSingleLayerNeedsNoGroup() throws {
    let icon = try #require(Icon.named("keyboardEmoji"))
    let half = black.opacity(0.5)
    #expect(draw(icon, color: half).nodes.first?.fill?.paint == .color(half))
  }

  @Test(arguments: [0, -20, Double.nan, .infinity])
  func nothingIsDrawnWithoutASize(size: Double) throws {
    let icon = try #require(Icon.named("keyboard"))
    #expect(draw(icon, fontSize: size).nodes.isEmpty)
  }

  private func draw(
    _ icon: Icon, fontSize: Double = 20, weight: Font.Weight = .regular,
    color: Color.Resolved? = nil
  ) -> Scene {
    var builder = SceneBuilder(size: CGSize(width: 100, height: 80))
    icon.draw(
      in: &builder, centeredAt: CGPoint(x: 50, y: 40), fontSize: fontSize, weight: weight,
      color: color ?? black)
    return builder.scene
  }

  /// The boxes of the ink in pictures of iOS 26, in points at font size 20.
  static let boxes: [IconTests.MeasuredBox] = [
    .init("keyboardShiftUppercased", 20, 17.3), .init("keyboardShiftLowercased", 20, 17.3),
    .init("keyboardBackspace", 20.7, 17.3), .init("keyboardBackspaceRtl", 20.7, 17.3),
    .init("keyboardNewline", 19.7, 17), .init("keyboardNewlineRtl", 19.7, 17),
    .init("keyboardRight", 17.3, 14), .init("keyboardLeft", 17.3, 14),
    .init("keyboardTab", 19.2, 14.4, weight: .light), .init("keyboardGlobe", 19.2, 19.2),
    .init("keyboardDictation", 13.3, 20.2), .init("keyboardEmoji", 19, 19),
    .init("keyboardEmojiFilled", 19, 19),
    .init("clock", 20, 20), .init("keyboardEmojiSymbol", 20, 20), .init("fork.knife", 20.2, 20),
    .init("car", 20.2, 20), .init("emojiSymbols", 17.9, 20.3),
    .init("keyboardShiftCapslockInactive", 19.7, 19.2, weight: .light),
  ]

  @Test(arguments: boxes)
  func inkIsAsLargeAsInPictures(box: IconTests.MeasuredBox) throws {
    let ink = try #require(Icon.named(box.name, in: .liquidGlass)).inkBox(weight: box.weight)
    #expect(abs(ink.width - box.width) <= 1, "\(ink.width) wide, measured \(box.width)")
    #expect(abs(ink.height - box.height) <= 1, "\(ink.height) high, measured \(box.height)")
  }

  @Test(arguments: IconTable.liquidGlass.names)
  func everyDrawingReplacesACenteredIcon(name: String) throws {
    let icon = try #require(Icon.named(name, in: .liquidGlass))
    #expect(icon.layers != Icon.named(name)?.layers)
    let ink = icon.inkBox(weight: .regular)
    #expect(abs(ink.midX - 12) <= 0.6, "centered on x \(ink.midX)")
    // Below the keys, the microphone stands higher.
    let middle = name == "keyboardDictation" ? 11.2 : 12
    #expect(abs(ink.midY - middle) <= 0.6, "centered on y \(ink.midY)")
  }

  /// An unknown shape or a missing number in a file would end the program when its icon is drawn.
  @Test(arguments: IconTable.classic.names + IconTable.liquidGlass.names)
  func everyIconCanBeRead(name: String) throws {
    let canvas = CGRect(x: -2, y: -2, width: 28, height: 28)
    for icon in [IconTable.classic[name], IconTable.liquidGlass[name]].compactMap(\.self) {
      #expect(!icon.layers.isEmpty)
      #expect(icon.points.allSatisfy { canvas.contains($0) })
    }
  }

  @Test func otherIconsStayTheSame() {
    #expect(Icon.named("keyboardSettings", in: .liquidGlass) == Icon.named("keyboardSettings"))
    #expect(Icon.named("keyboardUnknown", in: .liquidGlass) == nil)
  }
}

extension Scene {

  fileprivate var strokes: [StrokeStyle] {
    nodes.compactMap { if case .stroke(_, _, let style) = $0 { style } else { nil } }
  }
}

extension Scene.Node {

  fileprivate var isOpaque: Bool {
    switch self {
    case .fill(_, let paint), .stroke(_, let paint, _): paint.isOpaque
    case .text, .image, .shadow, .material, .group: false
    }
  }
}
