import Foundation
import TestSupport
import Testing

@Suite struct TerminalTests: ProgramSuite {

  private func show(_ line: String, in folder: ScratchFolder) throws -> PseudoTerminal.Run {
    try PseudoTerminal().run(.built, ShellWords.split(line), in: folder.url, pressing: [], each: "")
  }

  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for name in ["a", "b", "c"] { try folder.write(#"{"formatVersion": 1}"#, to: "\(name).json") }
    return folder
  }

  static let successes = [
    ("-t tron -l de --scale 3 -o tron-de.png", "tron-de.png 1170 × 792"),
    ("-t tron --scale 0.5 -o out/a.svg", "out/a.svg"),
    ("type hi --scale 0.5 -o hi.png", "hi.png 195 × 132"),
    ("sheet --kind shelf tron --scale 0.5 --width 200 -o shelf.png", "shelf.png 100 × "),
    ("theme check --no-draw a.json b.json c.json", "3 themes are fine"),
    ("theme check --no-draw a.json", "1 theme is fine"),
  ]

  @Test(arguments: successes)
  func tellsSuccessOnATerminalOnly(line: String, message: String) throws {
    let shown = try show(line, in: folder())
    #expect(shown.exitCode == 0 && shown.output.hasPrefix(message), "\(shown.output)")
    #expect(shown.output.split(separator: "\r\n").count == 1)
    let quiet = try show("\(line) --quiet", in: folder())
    #expect(quiet.exitCode == 0 && quiet.output.isEmpty, "\(quiet.output)")
    let piped = try run(line, in: folder())
    #expect(piped.exitCode == 0 && piped.errors.isEmpty && piped.output.isEmpty)
  }

  @Test(arguments: [
    "-o -", "--frame -o -", "-o - --format pdf", "type hi --format png -o -",
    "type hi --format apng -o -", "sheet tron -o -", "sheet --kind shelf tron -o -",
  ])
  func refusesToWritePicturesToATerminal(line: String) throws {
    let run = try show("\(line) --scale 0.5", in: folder())
    #expect(run.exitCode == 2 && run.output.contains("--output"), "\(run.output.prefix(300))")
    #expect(!run.output.contains("PNG") && !run.output.contains("%PDF"))
  }

  @Test(arguments: ["-o - --emit layout", "-o - --format svg", "theme show tron", "type hi"])
  func writesTextsToATerminal(line: String) throws {
    let run = try show(line, in: folder())
    #expect(run.exitCode == 0 && run.output.count > 10, "\(run.output.prefix(300))")
  }
}
