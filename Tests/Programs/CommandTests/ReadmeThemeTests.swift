import Foundation
import KeyboardRender
import TestSupport
import Testing

/// A theme that was written with nothing but `Themes/README.md` at hand.
@Suite struct ReadmeThemeTests: ProgramSuite {

  static let theme = """
    {
      "$schema": "./theme.schema.json",
      "formatVersion": 1,
      "id": "evening",
      "name": "Evening",
      "variables": {
        "palette": { "$type": "color", "violet": "#5b3fd6", "mist": "oklch(93% 0.03 290)" },
        "accent": "{palette.violet}"
      },
      "background": { "angle": 160, "stops": ["light-dark({palette.mist}, #17132b)", "light-dark(#fde7d8, #0b0a14)"] },
      "foregroundColor": "light-dark(#241a4d, white)",
      "buttons": {
        "all": {
          "cornerRadius": 8,
          "foregroundColor": "light-dark(#241a4d, white)",
          "pressed": { "glowColor": "{accent}", "glowRadius": 10 }
        },
        "input": { "backgroundColor": "light-dark(white, #3a3360)" },
        "system": { "backgroundColor": "light-dark(#dcd4f2, #262042)" },
        "primary": { "backgroundColor": "{accent}", "foregroundColor": "readable-text-on({accent})" }
      },
      "rules": [
        { "match": "backspace", "backgroundColor": "system-red", "foregroundColor": "white" },
        { "match": { "action": "return", "colorScheme": "dark" }, "backgroundColor": "system-blue" }
      ],
      "callouts": { "rules": [{ "match": { "device": "pad" }, "cornerRadius": 14 }] },
      "toolbar": { "autocorrectItem": { "backgroundColor": "alpha({accent}, 20%)" } }
    }
    """

  @Test func isShortAndClean() throws {
    #expect(Self.theme.split(separator: "\n", omittingEmptySubsequences: false).count < 40)
    let folder = try ScratchFolder(["evening.json": Self.theme])
    let check = try run("theme check --no-draw evening.json", in: folder)
    #expect(check.exitCode == 0 && check.errors.isEmpty)
  }

  private func picture(
    _ arguments: String, in folder: ScratchFolder
  ) throws -> (Int, Int) -> [UInt8] {
    let run = try run("-t ./evening.json --scale 1 \(arguments) -o -", in: folder)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    let picture = try PNGPicture(decoding: Array(run.output))
    #expect(picture.width == 390 && picture.height == 264)
    return { x, y in
      Array(picture.bytes[(y * picture.width + x) * 4..<(y * picture.width + x) * 4 + 3])
    }
  }

  @Test func isDrawnAsItSays() throws {
    let folder = try ScratchFolder(["evening.json": Self.theme])
    let light = try picture("", in: folder)
    let dark = try picture("--color-scheme dark", in: folder)
    let pressed = try picture("--press backspace", in: folder)
    let backspace = (x: 346, y: 200)
    let returnKey = (x: 300, y: 255)
    #expect(light(backspace.x, backspace.y) == [0xFF, 0x3B, 0x30])
    #expect(light(returnKey.x, returnKey.y) == [0x5B, 0x3F, 0xD6])
    #expect(dark(backspace.x, backspace.y) == [0xFF, 0x45, 0x3A])
    #expect(dark(returnKey.x, returnKey.y) == [0x0A, 0x84, 0xFF])
    // The gradient gets redder from the mist at the top to the sand at the bottom.
    let (top, bottom) = (light(1, 1), light(1, 262))
    #expect(top[2] > bottom[2] && bottom[0] > top[0])
    #expect(light(10, 91) == [0xFF, 0xFF, 0xFF] && dark(10, 91) == [0x3A, 0x33, 0x60])
    // The glow is violet, beside the pressed key alone.
    let (before, after) = (light(340, 185), pressed(340, 185))
    #expect(after[1] < before[1] - 20 && after[2] > after[1])
    #expect(light(48, 185) == pressed(48, 185))
    #expect(pressed(backspace.x, backspace.y) != light(backspace.x, backspace.y))
  }
}
