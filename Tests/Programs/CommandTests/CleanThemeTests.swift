import KeyboardKit
import TestSupport
import Testing
import ThemeTools

/// What the program ships and writes passes its own lint.
///
/// The program lints, since that of a release build is much faster than the library of the tests.
@Suite final class CleanThemeTests: FolderSuite {

  /// Lint files in a folder, and return the findings as `file: code: message`.
  private static func findings(
    _ arguments: [String], in folder: ScratchFolder
  ) throws -> [(file: String, code: String, message: String)] {
    let run = try Program.built.run(
      ["theme", "check", "--output-format", "json"] + arguments, in: folder.url)
    let items = try #require(run.object?["diagnostics"] as? [[String: Any]], "\(run.errors)")
    #expect(run.errors.isEmpty)
    return items.map { item in
      let texts = ["file", "code", "message"].map { item[$0] as? String ?? "" }
      return (texts[0], texts[1], texts[2])
    }
  }

  /// The built-in themes are clean, or say why not.
  @Test(arguments: KeyboardTheme.builtInIdentifiers)
  func builtInThemeIsClean(name: String) throws {
    #expect(try Self.findings([name], in: ScratchFolder()).map(\.message) == [])
  }

  /// Twenty random colors of sRGB, colors without a hue, and those at the corners of sRGB.
  static let seeds: [UInt32] = {
    var numbers = SeededNumbers(seed: 2026)
    return (0..<20).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &numbers) } + [
      0x000000, 0xFFFFFF, 0x808080, 0x010101, 0xFEFEFE, 0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00,
      0x00FFFF, 0xFF00FF,
    ]
  }()

  @Test(arguments: [(LintLevel.aa, seeds), (.aaa, Array(seeds[..<4] + seeds[20..<23]))])
  func newThemesAreClean(level: LintLevel, seeds: [UInt32]) throws {
    let files = try seeds.map { seed in
      let color = Color.Resolved(hex: seed)
      let theme = NewTheme(name: "New", colors: [color], origin: color.hexText, level: level)
      try folder.write(theme.text, to: "\(color.hexText).json")
      return "\(color.hexText).json"
    }
    let arguments = ["--wcag", level.rawValue] + files
    #expect(try Self.findings(arguments, in: folder).map { "\($0)" } == [])
  }

  /// The wrong example of a rule breaks it, and the right one doesn't; both pass the check.
  @Test func examplesOfRulesAreWhatTheySay() throws {
    // Whether a font has a character depends on the machine.
    let rules = LintRule.all.filter { $0.code != .missingGlyph }.map(\.code.name)
    var expected: [String: Set<String>] = [:]
    for rule in rules {
      let page = try CodePage.page(named: rule)
      for (name, example) in [("wrong", page.wrong), ("right", page.right)] {
        let example = ExampleFiles(try #require(example).listing)
        let place = "\(rule)/\(name)"
        expected["\(place)/mine.json"] = name == "wrong" ? [rule] : []
        try folder.write(example.text, to: "\(place)/mine.json")
        for (path, text) in example.companions {
          try folder.write(text, to: "\(place)/\(path)")
        }
      }
    }
    let findings = try Self.findings(expected.keys.sorted(), in: folder)
    let all = Set(LintRule.codes.map(\.name))
    for (file, codes) in expected {
      let found = Set(findings.filter { $0.file == file }.map(\.code))
      // An example may break other rules as well.
      let own = found.filter { file.hasPrefix("\($0)/") || !all.contains($0) }
      #expect(own == codes, "\(file)")
    }
  }
}
