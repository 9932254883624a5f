import KeyboardKit
import Testing

@testable import KeyboardPipeline

/// Callouts of dark looks beside the keys that they lie over.
@Suite struct DarkCalloutTests {

  /// The looks whose callouts have the color of keys.
  static let looks = ["sakura", "solstice", "papeterie", "keycap", "knit", "standard", "swifty"]

  /// Stitches next to the edge are lighter than their face already.
  private static let leastRise = ["knit": 6.0]

  @Test(arguments: looks, ["--press g", "--long-press e"])
  func edgesAreLighterThanFaces(look: String, press: String) throws {
    let drawing = try StagedDrawing.drawn(
      by: "--theme \(look) --color-scheme dark --scale 3 \(press)")
    let scene = try drawing.scene
    let callout = try #require(
      scene.elements.first { [.inputCallout, .actionCallout].contains($0.role) })
    let picture = PicturePixels(try drawing.bitmap)
    // Clear of the corners; faces can have patterns.
    let rows = stride(from: callout.box.minY + 16, to: callout.box.minY + 36, by: 1 / 3.0)
    let edge = (callout.box.minX * 3).rounded(.down)
    let levels = rows.map { y in
      [0.5, 2.5].map { x in picture.color(x: (edge + x) / 3, y: y).sum() / 3 }
    }
    let rise = levels.map { $0[0] - $0[1] }.reduce(0, +) / Double(levels.count)
    #expect(rise >= Self.leastRise[look, default: 14], "\(rise) levels")
  }
}
