import Foundation
import KeyboardRender
import Testing

@testable import KeyboardDrawing

/// Keys that turn: shapes, shadows, gradients, texts with effects, color emoji and pictures.
@Suite final class TurnedSceneTests: RendererSuite {

  private static let side = 60.0

  /// Everything that a key is made of, off the middle.
  private func key(into builder: inout SceneBuilder) {
    let box = CGRect(x: 12, y: 8, width: 30, height: 40)
    let path = Path(roundedRect: box, cornerRadius: 6)
    let red = Color.Resolved(hex: 0xFF0000)
    let stops = [Paint.Stop(red, at: 0), Paint.Stop(.init(hex: 0x0000FF), at: 1)]
    builder.shadow(
      Scene.Shadow(path.offsetBy(x: 2, y: 3), color: .init(hex: 0, opacity: 0.5), radius: 2))
    builder.fill(path, .conicGradient(stops, center: CGPoint(x: 20, y: 20), degrees: 30))
    builder.stroke(
      path, .linearGradient(stops, from: box.origin, to: CGPoint(x: 42, y: 48)),
      StrokeStyle(lineWidth: 2))
    var letter = run("g", size: 22, box: CGRect(x: 14, y: 10, width: 12, height: 24))
    letter.isUnderlined = true
    letter.effects = [
      .shadow(.init(hex: 0xFFFFFF), radius: 1, offset: CGPoint(x: 3, y: 0)),
      .outline(.init(hex: 0xFFFF00), width: 1),
    ]
    builder.text(letter)
    var emoji = run("😀", size: 14, box: CGRect(x: 26, y: 30, width: 16, height: 16))
    emoji.color.opacity = 0.8
    builder.text(emoji)
  }

  private func drawing(turned degrees: Double?) -> Scene {
    scene(width: Self.side, height: Self.side) { builder in
      guard let degrees else { return key(into: &builder) }
      let middle = CGPoint(x: Self.side / 2, y: Self.side / 2)
      builder.transformed(by: .scale(1, degrees: degrees, about: middle)) { key(into: &$0) }
    }
  }

  /// The place of a pixel of the upright picture after a turn.
  private static func place(_ x: Int, _ y: Int, _ quarters: Int, _ side: Int) -> (Int, Int) {
    switch quarters {
    case 1: (side - 1 - y, x)
    case 2: (side - 1 - x, side - 1 - y)
    default: (y, side - 1 - x)
    }
  }

  @Test(arguments: [1, 2, 3])
  func quarterTurnsMovePixels(quarters: Int) throws {
    let scale = 4.0
    let side = Int(Self.side * scale)
    let upright = try renderer.bitmap(of: drawing(turned: nil), scale: scale)
    let turned = try renderer.bitmap(of: drawing(turned: 90 * Double(quarters)), scale: scale)
    var (sum, content) = (0.0, 0)
    for y in 0..<side {
      for x in 0..<side {
        let (newX, newY) = Self.place(x, y, quarters, side)
        let (old, new) = (try #require(upright[x, y]), try #require(turned[newX, newY]))
        if old != 0xFFFF_FFFF { content += 1 }
        for shift in [0, 8, 16] as [UInt32] {
          sum += abs(Double(old >> shift & 255) - Double(new >> shift & 255)) / 3
        }
      }
    }
    // Upright texts have baselines on whole pixels.
    #expect(content > side * side / 4 && sum / Double(content) < 4, "\(sum / Double(content))")
  }

  /// All formats draw the same shapes: none has a text that viewers would set in a font of theirs.
  @Test func documentsHaveShapes() throws {
    let scene = drawing(turned: 17)
    let svg = String(decoding: try renderer.svg(of: scene, text: .elements), as: UTF8.self)
    #expect(!svg.contains("<text") && svg.contains("data:image/png;base64"))
    #expect(try renderer.pdf(of: scene).count > 500)
    let runs = scene.nodes.textRuns
    #expect(runs.map(\.turn) == [17, 17] && runs[0].box.width == 12)
    // A whole turn is none.
    #expect(drawing(turned: 360).nodes.textRuns.map(\.turn) == [0, 0])
  }

  @Test func missingGlyphsAreTold() {
    let drawing = scene { builder in
      builder.transformed(by: .scale(1, degrees: 5, about: .zero)) { $0.text(run("\u{10FFFE}")) }
    }
    #expect(throws: RenderError.self) { try renderer.png(of: drawing, scale: 1) }
  }
}
