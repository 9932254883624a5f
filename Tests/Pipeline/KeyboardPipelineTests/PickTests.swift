import KeyboardKit
import KeyboardRender
import Testing

@testable import KeyboardPipeline

/// The checklist of the twelve themes that a gallery shows first, as far as rules decide it.
@Suite struct PickTests {

  static let picks = [
    "departures", "frost", "papeterie", "keycap", "marquee", "sakura", "knit", "ink", "plankton",
    "terminal", "solstice", "overprint",
  ]

  private func drawing(of pick: String, _ words: String) throws -> StagedDrawing {
    try StagedDrawing.drawn(by: "--theme \(pick) --scale 0.5 \(words)")
  }

  @Test(arguments: picks) func calloutsHaveAShapeAndAnEdgeOfTheirOwn(pick: String) throws {
    let callouts = try #require(try KeyboardTheme.builtIn(pick).calloutStyle)
    #expect(callouts.$cornerRadius != nil && callouts.$borderColor != nil)
  }

  /// An image is refused if a glyph is missing.
  @Test(
    arguments: picks,
    [
      "--press g", "--long-press e", "--keyboard-type emojis", "--suggestions a,*b,c",
      "--device ipad", "--orientation landscape", "--locale ar", "--locale hi",
      "--contrast high",
    ])
  func everySituationIsDrawn(pick: String, words: String) throws {
    for scheme in ["light", "dark"] {
      let drawing = try drawing(of: pick, "\(words) --color-scheme \(scheme)")
      let size = (try drawing.bitmap.width, try drawing.bitmap.height)
      #expect(size.0 >= 195 && size.1 >= 80)
    }
  }

  @Test(arguments: picks, ["return", "backspace"])
  func pressedKeysLookPressed(pick: String, key: String) throws {
    for scheme in ["light", "dark"] {
      let styles = try ["", "--press \(key)"].map { words in
        let keys = try drawing(of: pick, "--color-scheme \(scheme) \(words)").styled.keys
        return try #require(keys.first { $0.name == key }).style
      }
      #expect(styles[0] != styles[1], "\(scheme)")
    }
  }
}
