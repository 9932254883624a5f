import Foundation
import Testing

@testable import KeyboardDrawing

@Suite struct ContentEffectTests {

  private let red = Color.Resolved(hex: 0xFF0000)
  private let black = Color.Resolved(hex: 0)
  private let clear = Color.Resolved(hex: 0, opacity: 0)
  private let box = CGRect(x: 10, y: 10, width: 20, height: 20)

  private func nodes(
    _ effects: [ContentEffect], _ build: (inout SceneBuilder) -> Void
  ) -> [Scene.Node] {
    var builder = SceneBuilder(size: CGSize(width: 100, height: 50))
    builder.withEffects(effects, build)
    return builder.scene.nodes
  }

  private func run(_ color: Color.Resolved = Color.Resolved(hex: 0)) -> TextRun {
    TextRun("a", font: Font(size: 20), color: color, box: box)
  }

  @Test func effectsAreBehindAllShapes() {
    let glow = ContentEffect.shadow(red, radius: 3, offset: CGPoint(x: 1, y: 2))
    let style = StrokeStyle(lineWidth: 2, cap: .round)
    let line = Path(CGRect(x: 40, y: 10, width: 5, height: 5))
    let nodes = nodes([glow]) {
      $0.fill(Path(box), .color(black))
      $0.group(opacity: 0.5) { $0.stroke(line, .color(black), style) }
    }
    #expect(
      nodes.prefix(2) == [
        .shadow(Scene.Shadow(Path(box).offsetBy(x: 1, y: 2), color: red, radius: 3)),
        .shadow(Scene.Shadow(line.offsetBy(x: 1, y: 2), color: red, radius: 3, line: style)),
      ])
    #expect(nodes.count == 4)
  }

  @Test func outlinesAreOutside() {
    let nodes = nodes([.outline(red, width: 1.5)]) {
      $0.fill(Path(box), .color(black))
      $0.stroke(Path(box), .color(black), StrokeStyle(lineWidth: 2))
    }
    let widths = nodes.prefix(2).map { node -> Double in
      if case .stroke(_, .color(red), let style) = node { return style.lineWidth }
      return 0
    }
    #expect(widths == [3, 5])
  }

  @Test func textsKeepTheirEffects() {
    let effects: [ContentEffect] = [
      .shadow(red, radius: 1.23456, offset: .zero), .outline(red, width: 0),
      .shadow(clear, radius: 4, offset: .zero), .shadow(red, radius: 0, offset: .zero),
    ]
    let runs = nodes(effects) { $0.text(run()) }.compactMap { node -> TextRun? in
      if case .text(let run) = node { return run }
      return nil
    }
    // Lengths are rounded as everywhere in scenes, and what isn't visible is omitted.
    #expect(runs.map(\.effects) == [[.shadow(red, radius: 1.235, offset: .zero)]])
  }

  @Test func hollowTextsAreDrawnForTheirEffects() {
    #expect(nodes([]) { $0.text(run(clear)) }.isEmpty)
    #expect(nodes([.outline(red, width: 1)]) { $0.text(run(clear)) }.count == 1)
  }

  @Test func effectsAreScaledWithPressedKeys() {
    var builder = SceneBuilder(size: CGSize(width: 100, height: 50))
    let transform = Affine.scale(0.5, about: .zero)
    builder.transformed(by: transform) {
      $0.withEffects([
        .shadow(red, radius: 4, offset: CGPoint(x: 2, y: 0)), .outline(red, width: 2),
      ]) { $0.text(run()) }
    }
    guard case .text(let run)? = builder.scene.nodes.first else {
      Issue.record("no text")
      return
    }
    #expect(
      run.effects == [
        .shadow(red, radius: 2, offset: CGPoint(x: 1, y: 0)), .outline(red, width: 1),
      ])
  }

  @Test func reachIsPartOfWhatATextTouches() {
    let node = Scene.Node.text(run())
    var glowing = run()
    glowing.effects = [.shadow(red, radius: 5, offset: .zero)]
    let beside = CGRect(x: 40, y: 10, width: 5, height: 5)
    #expect(!node.touches(beside))
    #expect(Scene.Node.text(glowing).touches(beside))
  }
}
