import Foundation
import KeyboardLexicon
import TestSupport
import Testing

/// Names and texts of files control no terminal, whichever command prints them.
@Suite struct HostileTextTests: ProgramSuite {

  private static let name = "a\u{1B}[2J\u{9B}1m\u{202E}\nfine"

  private func expectHarmless(_ run: Program.Run, in context: Comment) {
    for text in [run.text, run.errors] {
      let controls = text.unicodeScalars.filter {
        $0.properties.generalCategory == .control && $0 != "\n" || $0 == "\u{202E}"
      }
      #expect(controls.isEmpty, context)
      #expect(!text.split(separator: "\n").contains { $0.hasPrefix("fine") }, context)
    }
  }

  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder(["\(Self.name).json": "{\"formatVersion\":1}"])
    try folder.write("--scale 0.5 --locale de", to: "suite/\(Self.name).args")
    try folder.write("{}", to: "suite/snapshots.json")
    return folder
  }

  static let commands: [[String]] = [
    ["theme", "fmt", "--check", "\(name).json"], ["theme", "check", "\(name).json"],
    ["theme", "fmt", "--check", "--output-format", "json", "\(name).json"],
    ["theme", "check", "--output-format", "github", "\(name)"],
    ["snapshot", "record", "suite"], ["snapshot", "review", "suite"],
    ["snapshot", "verify", "suite", "--output-format", "json"], ["snapshot", "coverage", "suite"],
    ["snapshot", "review", "suite", "--accept", name], ["lexicon", "build", name],
    ["type", name], ["theme", "explain", "./\(name).json", "q"],
    ["snapshot", "diff", "\(name).json", "\(name)"],
    ["init", name], ["-t", "./\(name).json", "--emit", "scene", "-o", "\(name).json"],
  ]

  @Test(arguments: commands)
  func namesAreHarmless(arguments: [String]) throws {
    let folder = try folder()
    let run = try Program.built.run(arguments, in: folder.url)
    expectHarmless(run, in: "\(arguments): \(run.exitCode)")
  }

  @Test func wordsOfLexiconsAreHarmless() throws {
    let folder = try ScratchFolder()
    var builder = LexiconBuilder(language: "ga")
    for word in ["agus", "ag\u{1B}[2J"] { builder.add(word, count: 10) }
    try folder.write(Data(builder.bytes()), to: "kbrender/lexicons/ga.lexicon")
    for line in [
      "suggest ag --locale ga", "suggest ag --locale ga --output-format json", "type ag -l ga",
    ] {
      let run = try succeed(line, variables: ["XDG_DATA_HOME": folder.url.path])
      expectHarmless(run, in: "\(line)")
    }
  }

  @Test func variablesOfYAMLChangeNothing() throws {
    let folder = try ScratchFolder()
    let colors = (0..<16).map { "base0\(String($0, radix: 16, uppercase: true)): \"102030\"\n" }
    try folder.write("scheme: a\n" + colors.joined(), to: "a.yaml")
    let runs = try ["", "UTF8", "UTF16"].map {
      try run(
        "theme import --from base16 a.yaml -o -", in: folder,
        variables: ["YAMS_DEFAULT_ENCODING": $0])
    }
    #expect(runs[0].exitCode == 0, "\(runs[0].errors)")
    #expect(runs.allSatisfy { $0.output == runs[0].output })
  }
}
