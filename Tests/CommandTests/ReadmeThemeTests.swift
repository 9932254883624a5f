import Foundation
import ProgramSupport
import Testing

/// A theme that was written with nothing but `Themes/README.md` at hand.
@Suite struct ReadmeThemeTests {

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

  private func elements(_ arguments: String, in folder: ScratchFolder) throws -> [String: String] {
    let run = try Program.built.run(
      ShellWords.split("-t ./evening.json --emit scene \(arguments)"), in: folder.url)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    let scene = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let elements = try #require(scene?["elements"] as? [[String: Any]])
    let faces = elements.compactMap { element -> (String, String)? in
      guard element["role"] as? String == "key", let name = element["name"] as? String,
        let style = element["style"] as? [String: Any]
      else { return nil }
      return (name, style["backgroundColor"] as? String ?? "")
    }
    return Dictionary(faces) { first, _ in first }
  }

  @Test func looksAsItSays() throws {
    #expect(Self.theme.split(separator: "\n", omittingEmptySubsequences: false).count < 40)
    let folder = try ScratchFolder()
    try folder.write(Self.theme, to: "evening.json")
    let light = try elements("", in: folder)
    #expect(light["backspace"] == "#ff3b30" && light["return"] == "#5b3fd6")
    let dark = try elements("--color-scheme dark", in: folder)
    #expect(dark["backspace"] == "#ff453a" && dark["return"] == "#0a84ff")
    let check = try Program.built.run(["theme", "check", "evening.json"], in: folder.url)
    #expect(check.exitCode == 0 && check.errors.isEmpty)
  }

  @Test func drawsItsGradientAndGlow() throws {
    let folder = try ScratchFolder()
    try folder.write(Self.theme, to: "evening.json")
    func scene(_ arguments: String) throws -> String {
      try Program.built.run(
        ShellWords.split("-t ./evening.json --emit scene \(arguments)"), in: folder.url
      ).text
    }
    let resting = try scene("")
    #expect(resting.contains("\"linear\"") && !resting.contains("\"shadow\": \"#5b3fd6\""))
    #expect(try scene("--press backspace").contains("\"shadow\": \"#5b3fd6\""))
    let picture = try Program.built.run(
      ShellWords.split("-t ./evening.json --press backspace --scale 1 -o a.png"), in: folder.url)
    #expect(picture.exitCode == 0 && (folder.read("a.png")?.count ?? 0) > 5000)
  }
}
