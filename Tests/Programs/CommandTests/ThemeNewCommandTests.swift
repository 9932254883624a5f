import Foundation
import TestSupport
import Testing

/// `theme new` writes a theme, or nothing.
@Suite struct ThemeNewCommandTests: ProgramSuite {

  @Test(arguments: [
    "--seed #0af", "--seed teal --contrast high", "--from tron", "",
  ])
  func newThemeIsClean(options: String) throws {
    let folder = try ScratchFolder()
    let run = try run("theme new Deep-Sea \(options)", in: folder)
    #expect(run.exitCode == 0 && run.text.isEmpty, "\(run.errors)")
    let level = options.contains("high") ? "AAA" : "AA"
    let lint = try self.run(
      "theme check deep-sea.json --wcag \(level) --strict", in: folder)
    #expect(lint.exitCode == 0, "\(lint.errors)")
    #expect(try self.run("-t ./deep-sea.json --scale 1 -o a.png", in: folder).exitCode == 0)
  }

  @Test func pictureBecomesTheBackground() throws {
    let folder = try ScratchFolder()
    #expect(try run("-t sakura --scale 0.5 -o photo.png", in: folder).exitCode == 0)
    let run = try run(
      "theme new Photo --from photo.png --background -o a/mine.json", in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    let lint = try self.run("theme check a/mine.json --strict", in: folder)
    #expect(lint.exitCode == 0, "\(lint.errors)")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "a").path)
    #expect(names.sorted() == ["mine.json", "photo-background.png"])
  }

  @Test func existingFileStays() throws {
    let folder = try ScratchFolder()
    try folder.write("mine", to: "ocean.json")
    let run = try run("theme new Ocean", in: folder)
    #expect(run.exitCode == 2 && run.errors.contains("--force"))
    let file = folder.url.appending(path: "ocean.json")
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
    #expect(try self.run("theme new Ocean --force", in: folder).exitCode == 0)
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("{"))
  }

  @Test(arguments: [
    ("..", ["cli/invalid-argument"]), ("a --seed #0ag", ["theme/invalid-color"]),
    ("a --seed nvy", ["navy"]),
    ("a --seed red --from tron", ["--seed and --from"]), ("a --from trn", ["“tron”"]),
    ("a --from ./b.json", ["built-in"]), ("a --background", ["--from"]),
    ("a --from bad.png", ["theme/invalid-image", "bad.png"]),
    ("a --from missing.png", ["missing.png"]), ("a --contrast hihg", ["“high”"]),
    ("a --from tron --contrast high", ["--contrast"]),
  ])
  func badOptionsWriteNothing(arguments: String, words: [String]) throws {
    let folder = try ScratchFolder()
    try folder.write("no image", to: "bad.png")
    let run = try run("theme new \(arguments)", in: folder)
    #expect(run.exitCode == 2, "\(run.errors)")
    for word in words { #expect(run.errors.contains(word), "\(run.errors)") }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names == ["bad.png"])
  }

  /// A path is a path, and other names become those of files.
  @Test(arguments: [
    ("x/y.json", "x/y.json", "y", "y"), ("x/y", "x/y.json", "y", "y"),
    ("Sea.json", "Sea.json", "sea", "Sea"),
    ("Über Größe ✨", "uber-grosse.json", "uber-grosse", "Über Größe ✨"),
  ])
  func namesAndPaths(argument: String, path: String, id: String, name: String) throws {
    let folder = try ScratchFolder()
    let run = try Program.built.run(["theme", "new", argument], in: folder.url)
    #expect(run.exitCode == 0 && folder.files == [path], "\(run.errors) \(folder.files)")
    #expect(try self.run("theme get \(path) id", in: folder).text == "\"\(id)\"\n")
    #expect(try self.run("theme get \(path) name", in: folder).text == "\"\(name)\"\n")
  }

  @Test func standardOutputGetsTheTheme() throws {
    let texts = try (0..<2).map { _ in try run("theme new Ocean --seed teal -o -").text }
    #expect(texts[0].hasPrefix("{\n  // Made from #008080.") && texts[0] == texts[1])
  }
}
