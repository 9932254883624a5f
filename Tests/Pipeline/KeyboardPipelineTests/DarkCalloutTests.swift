import Foundation
import KeyboardDrawing
import SourceText
import Testing

@testable import KeyboardPipeline

/// Callouts of dark looks beside the keys that they lie over.
@Suite struct DarkCalloutTests {

  private static let noFiles = FileReader(
    file: { path, _ in throw Diagnostics(code: .unreadableFile, "There is no \(path)") },
    companion: { path, _ in throw Diagnostics(code: .unreadableFile, "There is no \(path)") })

  /// The looks whose callouts have the color of keys.
  static let looks = [
    "sakura", "solstice", "papeterie", "keycap", "knit", "standard", "swifty",
  ]

  /// Stitches next to the edge are lighter than their face already, and keycap's edge lies between two pixels.
  private static let leastRise = ["knit": 6.0, "keycap": 11.0]

  @Test(arguments: looks, ["--press g", "--long-press e"])
  func edgesAreLighterThanFaces(look: String, press: String) throws {
    let words = ["--theme", look, "--color-scheme", "dark", "--scale", "3"]
    let drawing = try RenderPipeline(files: Self.noFiles).drawing(
      of: RenderRequest(RenderArguments(words + press.split(separator: " ").map(String.init))))
    let scene = try drawing.scene
    let callout = try #require(
      scene.elements.first { [.inputCallout, .actionCallout].contains($0.role) })
    let picture = PicturePixels(try drawing.bitmap)
    // Clear of the corners; faces can have patterns.
    let rows = stride(from: callout.box.minY + 16, to: callout.box.minY + 36, by: 1 / 3.0)
    let levels = rows.map { y in
      [0.5, 2.5].map { x in picture.color(x: callout.box.minX + x / 3, y: y).sum() / 3 }
    }
    let rise = levels.map { $0[0] - $0[1] }.reduce(0, +) / Double(levels.count)
    #expect(rise >= Self.leastRise[look, default: 14], "\(rise) levels")
  }
}
