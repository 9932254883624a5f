import Foundation
import KeyboardDrawing
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
    guard case .group(let group)? = scene.nodes.first else {
      Issue.record("The layers are not a group.")
      return
    }
    #expect(scene.nodes.count == 1)
    #expect(group.opacity == 0.5)
    #expect(group.nodes.map(\.isOpaque) == [true, true])
  }

  @Test func aSingleLayerNeedsNoGroup() throws {
    let icon = try #require(Icon.named("keyboardEmoji"))
    let half = black.opacity(0.5)
    guard case .fill(_, let paint)? = draw(icon, color: half).nodes.first else {
      Issue.record("The face is not a fill.")
      return
    }
    #expect(paint == .color(half))
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
