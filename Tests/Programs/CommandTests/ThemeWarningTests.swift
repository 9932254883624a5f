import Foundation
import TestSupport
import Testing

@Suite struct ThemeWarningTests: ProgramSuite {

  private static let theme = "\u{FEFF}{\"formatVersion\": 1, \"extends\": \"tron\"}"

  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder(["mine.json": Self.theme])
    return folder
  }

  @Test(arguments: [
    "-t ./mine.json --scale 0.5 -o a.png", "theme check --no-draw mine.json",
    "theme show ./mine.json",
    "sheet tron,./mine.json --scale 0.5 -o a.png",
    "sheet --kind shelf tron,./mine.json --scale 0.5 -o a.png",
  ])
  func isTold(line: String) throws {
    let folder = try folder()
    let run = try succeed(line, in: folder)
    #expect(run.errors.contains("mine.json:1:1: warning:"), "\(run.errors)")
    #expect(run.errors.contains("[json/encoding]"))
    #expect(!run.text.contains("warning"))
    let quiet = try Program.built.run(ShellWords.split(line) + ["--quiet"], in: folder.url)
    #expect(quiet.exitCode == 0 && quiet.errors.isEmpty)
  }

  @Test(arguments: ["sheet", "sheet --kind shelf"])
  func picturesOfManyThemesSayWhatTheyLack(command: String) throws {
    let folder = try folder()
    let line = "\(command) tron,./mine.json --scale 0.5 -o a.png --quiet"
    #expect(try run(line, in: folder).exitCode == 0)
    let info = try run("info a.png", in: folder)
    #expect(info.text.contains("can't be rendered again"), "\(info.text.prefix(200))")
    #expect(info.text.contains("doesn't contain ./mine.json"))
    let json = try run("info --output-format json a.png", in: folder)
    let object = json.object
    #expect(object?["missingFiles"] as? [String] == ["./mine.json"])
    try refuse("info a.png -o b.png", "doesn't contain the theme “./mine.json”", in: folder)
  }

  @Test func picturesOfBuiltInThemesLackNothing() throws {
    let folder = try ScratchFolder()
    let line = "sheet tron,ink --scale 0.5 -o a.png"
    #expect(try run(line, in: folder).exitCode == 0)
    let json = try run("info --output-format json a.png", in: folder)
    let object = json.object
    #expect((object?["missingFiles"] as? [String])?.isEmpty == true)
    let again = try run("info a.png -o b.png", in: folder)
    #expect(again.exitCode == 0 && folder.read("a.png") == folder.read("b.png"))
  }
}
