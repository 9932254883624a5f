import Foundation
import TestSupport
import Testing

@Suite final class ThemeEditCommandTests: FolderSuite, ProgramSuite {

  private static let theme = """
    {
      // Mine.
      "formatVersion": 1,
      "name": "Mint",
      "buttons": {
        "all": { "cornerRadius": 8 }
      }
    }

    """

  private static func folder(_ text: String = theme) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    _ = try folder.write(Data(text.utf8), to: "mint.json")
    return folder
  }

  private static func text(in folder: ScratchFolder) throws -> String {
    try String(contentsOf: folder.url.appending(path: "mint.json"), encoding: .utf8)
  }

  @Test func getsSetsAndUnsets() throws {
    let folder = try Self.folder()
    #expect(try run("theme get mint.json buttons.all.cornerRadius", in: folder).text == "8\n")
    let set = try run("theme set mint.json buttons.all.cornerRadius 9", in: folder)
    #expect(set.exitCode == 0 && set.text.isEmpty && set.errors.isEmpty)
    #expect(try Self.text(in: folder) == Self.theme.replacing(": 8", with: ": 9"))
    try succeed("theme unset mint.json buttons.all.cornerRadius", in: folder)
    #expect(try !Self.text(in: folder).contains("buttons"))
    #expect(try Self.text(in: folder).contains("// Mine."))
  }

  @Test func standardInputAndOutput() throws {
    let run = try succeed("theme set - author me", input: Self.theme)
    #expect(run.text == Self.theme.replacing("\"Mint\",", with: "\"Mint\",\n  \"author\": \"me\","))
  }

  /// Themes of the user's folder have names; packs stay as they were made.
  @Test func installedThemesAreNamed() throws {
    let folder = try Self.folder()
    _ = try folder.write(Data(Self.theme.utf8), to: "kbrender/themes/leaf.json")
    let metadata = #"{"id": "com.example.mint", "version": "1.0.0", "license": "MIT"}"#
    _ = try folder.write(Data(metadata.utf8), to: "mint.pack.json")
    try succeed("theme pack make mint.json -o kbrender/themes/pine-1.0.0.kbtheme", in: folder)
    let variables = ["XDG_DATA_HOME": folder.url.path]
    func run(_ line: String) throws -> Program.Run {
      try self.run(line, in: folder, variables: variables)
    }
    #expect(try run("theme get leaf buttons.all.cornerRadius").text == "8\n")
    #expect(try run("theme set leaf buttons.all.cornerRadius -- 9").exitCode == 0)
    #expect(try run("theme get leaf buttons.all.cornerRadius").text == "9\n")
    #expect(try run("theme fmt --check leaf").exitCode == 0)
    #expect(try run("theme get pine buttons.all.cornerRadius").text == "8\n")
    for line in ["set pine name a", "unset pine buttons", "fmt pine"] {
      try refuse("theme \(line)", "theme pack unpack", in: folder, variables: variables)
    }
  }

  static let errors: [(line: String, message: String)] = [
    ("theme set tron name a", "error: “tron” is a built-in theme, which has no file"),
    (
      "theme set mint.json buttons.all.cornerRadus 9",
      "mint.json:6:12: error: There is no key “cornerRadus”"
    ),
    ("theme set mint.json buttons.all.cornerRadius round", "mint.json:6:30: error:"),
    ("theme set mint.json buttons.all.backgroundColor {", "VALUE:1:2: error:"),
    ("theme unset mint.json buttons.primary", "error: The file has no “buttons.primary”"),
    ("theme get mint.json buttons..all", "error: A path is keys with periods"),
    ("theme unset mint.json formatVersion", "error:"),
    ("theme get missing.json name", "missing.json: error:"),
  ]

  @Test(arguments: errors)
  func errorsLeaveTheFile(line: String, message: String) throws {
    let folder = try Self.folder()
    try refuse(line, message, in: folder)
    #expect(try Self.text(in: folder) == Self.theme)
  }

  /// The file, the arguments of `theme set`, and what `theme get` prints then.
  static let values: [(arguments: String, path: String, value: String)] = [
    ("rules/- {\"match\":\"space\",\"fontScale\":2}", "rules[0].fontScale", "2"),
    ("rules.- {\"match\":\"space\",\"fontScale\":2}", "/rules/0/match", "\"space\""),
    ("buttons.all.tracking -1", "buttons.all.tracking", "-1"),
    ("name 7", "name", "\"7\""), ("version 1.0", "version", "\"1.0\""),
    ("tags warm", "tags[0]", "\"warm\""),
  ]

  @Test(arguments: values)
  func valuesAreThoseOfTheSchema(arguments: String, path: String, value: String) throws {
    let folder = try Self.folder()
    try succeed("theme set mint.json \(arguments)", in: folder)
    #expect(try run("theme get mint.json \(path)", in: folder).text == value + "\n")
    #expect(try run("theme check --no-draw mint.json", in: folder).exitCode == 0)
  }

  @Test(arguments: ["license", "buttons.primary", "rules[0]"])
  func unsetKeysAreNoError(path: String) throws {
    let run = try run("theme get mint.json \(path)", in: Self.folder())
    #expect(run.exitCode == 1 && run.output.isEmpty, "\(run.errors)")
  }

  @Test func errorsThatWereThereStay() throws {
    let folder = try Self.folder(Self.theme.replacing(": 8", with: ": \"wide\""))
    #expect(try run("theme set mint.json name Sea", in: folder).exitCode == 0)
    #expect(try run("theme set mint.json buttons.all.cornerRadius 8", in: folder).exitCode == 0)
    #expect(try run("theme check --no-draw mint.json", in: folder).exitCode == 0)
  }

  @Test(arguments: ["--seed #0af", "--seed teal --contrast high", "--from tron", ""])
  func newThemeIsClean(options: String) throws {
    let run = try run("theme new Deep-Sea \(options)", in: folder)
    #expect(run.exitCode == 0 && run.text.isEmpty, "\(run.errors)")
    let level = options.contains("high") ? "AAA" : "AA"
    try succeed("theme check deep-sea.json --wcag \(level) --strict", in: folder)
    #expect(try self.run("-t ./deep-sea.json --scale 1 -o a.png", in: folder).exitCode == 0)
  }

  @Test func pictureBecomesTheBackground() throws {
    #expect(try run("-t sakura --scale 0.5 -o photo.png", in: folder).exitCode == 0)
    try succeed("theme new Photo --from photo.png --background -o a/mine.json", in: folder)
    try succeed("theme check a/mine.json --strict", in: folder)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "a").path)
    #expect(names.sorted() == ["mine.json", "photo-background.png"])
  }

  @Test func existingFileStays() throws {
    let folder = try ScratchFolder(["ocean.json": "mine"])
    try refuse("theme new Ocean", "--force", in: folder)
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
    let folder = try ScratchFolder(["bad.png": "no image"])
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
