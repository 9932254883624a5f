import Foundation
import TestSupport
import Testing

@Suite struct ThemeFontCommandTests: ProgramSuite {

  private static let round = Program.project.appending(path: "Tests/StyleThemes/Round.ttf")

  private static let theme = #"""
    {"formatVersion": 1, "fonts": [{"file": "./fonts/Round.ttf", "name": "Round"}],
     "buttons": {"all": {"fontFamily": ["Round", "system"]}}}
    """#

  private func folder(_ theme: String = theme) throws -> ScratchFolder {
    let folder = try ScratchFolder(["mine.json": theme])
    try folder.write(try Data(contentsOf: Self.round), to: "fonts/Round.ttf")
    return folder
  }

  @Test func picturesHoldTheFonts() throws {
    let folder = try folder()
    let drawn = try run("-t ./mine.json --scale 1 -o a.png", in: folder)
    #expect(drawn.exitCode == 0 && drawn.errors.isEmpty, "\(drawn.errors)")
    let plain = try run("--scale 1 --no-metadata -o -", in: folder)
    let bare = try run("-t ./mine.json --scale 1 --no-metadata -o -", in: folder)
    #expect(plain.output != bare.output)
    let shown = try run("theme show ./mine.json", in: folder)
    try folder.write(shown.output, to: "shown.json")
    try FileManager.default.removeItem(at: folder.url.appending(path: "fonts"))
    #expect(try run("info a.png -o -", in: folder).output == folder.read("a.png"))
    let again = try run("-t ./shown.json --scale 1 --no-metadata -o -", in: folder)
    #expect(again.output == bare.output, "\(again.errors)")
  }

  @Test(arguments: ["./Round.woff", "./fonts", "./mine.json", "./gone.ttf", "../Round.ttf"])
  func whatIsNoFontIsRefused(file: String) throws {
    let folder = try folder(Self.theme.replacing("./fonts/Round.ttf", with: file))
    try folder.write("wOFF", to: "Round.woff")
    for command in ["-t ./mine.json -o a.png", "theme check mine.json", "theme show ./mine.json"] {
      let refused = try run(command, in: folder)
      #expect(refused.exitCode == (command.contains("theme check") ? 1 : 2), "\(refused.errors)")
      #expect(refused.errors.contains("mine.json:1:41") && !refused.errors.contains("panic"))
    }
    #expect(try run("theme check --no-draw mine.json", in: folder).exitCode == 1)
  }

  @Test func differentFontsAreDifferentLooks() throws {
    let folder = try folder()
    try folder.write(
      Self.theme.replacing(
        #""name": "Round"}"#, with: #""name": "Round", "variation": {"wght": 900}}"#),
      to: "bold.json")
    #expect(try run("theme diff ./mine.json ./mine.json", in: folder).exitCode == 0)
    #expect(try run("theme diff ./mine.json ./bold.json", in: folder).exitCode == 1)
  }

  /// The folder of `--fonts` is relative to the current one.
  @Test func foldersOfFontsAreFound() throws {
    let folder = try folder(
      #"{"formatVersion": 1, "buttons": {"all": {"fontFamily": ["kbrender Round"]}}}"#)
    for command in [
      "-t ./mine.json --scale 1 -o a.png", "theme check mine.json",
      "theme diff tron ./mine.json -o b.png",
      "gallery build mine.json --locale en --device iphone --scale 1 -o site",
    ] {
      let without = try run(command, in: folder)
      #expect(
        without.errors.contains("font/unknown-family")
          || without.text.contains("font/unknown-family")
          || command.contains("diff") || command.contains("theme check"), "\(command)")
      let with = try run("\(command) --fonts fonts", in: folder)
      #expect(
        !with.errors.contains("font/unknown-family") && !with.text.contains("font/unknown-family"))
      #expect(with.exitCode < 2, "\(with.errors)")
      #expect(
        try run("\(command) --fonts gone", in: folder).exitCode == 2
          || command.contains("theme check"))
    }
    #expect(try run("list fonts --fonts fonts", in: folder).text.contains("kbrender Round"))
    #expect(try !run("list fonts", in: folder).text.contains("kbrender Round"))
    #expect(try run("list fonts --fonts gone", in: folder).exitCode == 2)
  }
}
