import Foundation
import ProgramSupport
import Testing

/// Pictures of many themes: `sheet` and `shelf`.
@Suite struct ThemePictureTests {

  private func run(_ line: String, in folder: ScratchFolder) throws -> Program.Run {
    try Program.built.run(ShellWords.split(line), in: folder.url)
  }

  /// The elements of a scene by role.
  private func elements(_ run: Program.Run) throws -> [String: [String]] {
    let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    let elements = try #require(object?["elements"] as? [[String: Any]])
    return Dictionary(
      grouping: elements, by: { $0["role"] as? String ?? "" }
    ).mapValues { $0.compactMap { $0["name"] as? String } }
  }

  @Test(arguments: ["sheet", "shelf --width 4000"])
  func showsEveryLookThatIsListed(command: String) throws {
    let folder = try ScratchFolder()
    let listed = try run("list themes", in: folder).text.split(separator: "\n")
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    let shown = try elements(run("\(command) --emit scene", in: folder))
    #expect(listed.count >= 47)
    #expect(shown["theme"]?.sorted() == listed.sorted())
  }

  @Test(arguments: [
    ("sheet --themes tron,frost --columns 1", "sheet.png"),
    ("shelf --themes tron,frost --scale 1", "shelf.png"),
    ("sheet --themes tron --format svg", "sheet.svg"), ("shelf -t tron -o a/b.pdf", "a/b.pdf"),
  ])
  func writesTheSamePictureTwice(line: String, file: String) throws {
    let folder = try ScratchFolder()
    let first = try run(line, in: folder)
    #expect(first.exitCode == 0 && first.errors.isEmpty, "\(first.errors)")
    let bytes = folder.read(file)
    #expect((bytes?.count ?? 0) > 1000)
    #expect(try run(line, in: folder).exitCode == 0)
    #expect(folder.read(file) == bytes)
    guard file.hasSuffix("png") else { return }
    let again = try run("info --rerender \(file) -o -", in: folder)
    #expect(again.output == bytes, "\(again.errors)")
  }

  @Test func takesThemesFromFilesAndOptionsOfKeyboards() throws {
    let folder = try ScratchFolder()
    try folder.write(
      #"{"formatVersion": 1, "name": "Mine", "foregroundColor": "red"}"#, to: "mine.json")
    let line = "sheet --themes ./mine.json,tron:sark --locale de --press ü"
    let shown = try run("\(line) --emit scene", in: folder)
    #expect(try elements(shown)["theme"] == ["./mine.json", "tron:sark"])
    #expect(shown.text.contains("\"Mine\"") && shown.text.contains("\"Leerzeichen\""))
    let light = try run("\(line) --emit scene --color-scheme light", in: folder)
    #expect(light.output.count < shown.output.count)
    #expect(try run("\(line) -o a.png", in: folder).exitCode == 0)
    let again = try run("info --rerender a.png -o -", in: folder)
    #expect(again.exitCode == 2 && again.errors.contains("doesn't hold the theme ./mine.json"))
  }

  @Test(arguments: [
    ("sheet --themes tronn", "“tron”"), ("sheet --columns 0", "[columns-range]"),
    ("shelf --width 12", "[width-range]"), ("sheet --emit layout", "[emit-layout]"),
    ("sheet --scale 8", "[size-range]"), ("sheet --themes ./missing.json", "missing.json"),
    ("sheet --themes tron:sarc", "“sark”"), ("sheet --press qq", "no key “qq”"),
  ])
  func wrongArgumentsAreExplained(line: String, message: String) throws {
    let folder = try ScratchFolder()
    let run = try run(line, in: folder)
    #expect(run.exitCode == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(folder.files.isEmpty)
  }
}
