import Foundation
import TestSupport
import Testing

/// `kbrender theme get`, `theme set` and `theme unset`.
@Suite struct ThemeEditCommandTests: ProgramSuite {

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
    let unset = try run("theme unset mint.json buttons.all.cornerRadius", in: folder)
    #expect(unset.exitCode == 0)
    #expect(try !Self.text(in: folder).contains("buttons"))
    #expect(try Self.text(in: folder).contains("// Mine."))
  }

  @Test func standardInputAndOutput() throws {
    let run = try run("theme set - author me", input: Self.theme)
    #expect(run.exitCode == 0)
    #expect(
      run.text == Self.theme.replacing("\"Mint\",", with: "\"Mint\",\n  \"author\": \"me\","))
  }

  /// Themes of the user's folder have names; packs stay as they were made.
  @Test func installedThemesAreNamed() throws {
    let folder = try Self.folder()
    _ = try folder.write(Data(Self.theme.utf8), to: "kbrender/themes/leaf.json")
    let metadata = #"{"id": "com.example.mint", "version": "1.0.0", "license": "MIT"}"#
    _ = try folder.write(Data(metadata.utf8), to: "mint.pack.json")
    let pack = try self.run(
      "theme pack make mint.json -o kbrender/themes/pine-1.0.0.kbtheme", in: folder)
    #expect(pack.exitCode == 0, "\(pack.errors)")
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
      let refused = try run("theme \(line)")
      #expect(
        refused.exitCode == 2 && refused.errors.contains("theme pack unpack"), "\(refused.errors)")
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
    let run = try run(line, in: folder)
    #expect(run.exitCode == 2 && run.errors.contains(message))
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
    let set = try run("theme set mint.json \(arguments)", in: folder)
    #expect(set.exitCode == 0, "\(set.errors)")
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
}
