import Foundation
import SourceText
import TestSupport
import Testing
import ThemePacks

@Suite final class ExchangeCommandTests: FolderSuite, ProgramSuite {

  private static let scheme =
    (0..<16).map { number in
      let digit = String(number, radix: 16, uppercase: true)
      return "base0\(digit): \"\(String(repeating: digit.lowercased(), count: 6))\"\n"
    }.joined()

  @Test func tokensGoThereAndBack() throws {
    let export = try run("theme export tron:sark --to dtcg -o a.tokens.json", in: folder)
    #expect(export.exitCode == 0 && export.output.isEmpty)
    #expect(export.errors.contains("Carried over exactly: "))
    let back = try run(
      "theme import --from dtcg a.tokens.json -o b.json --keep-colors --quiet", in: folder)
    #expect(back.exitCode == 0 && back.errors.isEmpty)
    #expect(try run("theme check --no-draw b.json", in: folder).exitCode == 0)
    let arguments = "--emit scene --no-metadata"
    let scene = try run("-t tron:sark \(arguments)", in: folder).output
    #expect(try run("-t ./b.json \(arguments)", in: folder).output == scene)
  }

  @Test func schemesBecomeThemes() throws {
    let folder = try ScratchFolder(["gray.yaml": Self.scheme])
    let first = try run("theme import --from base16 gray.yaml", in: folder)
    #expect(first.exitCode == 0 && first.text.hasPrefix("// Imported from"))
    #expect(try run("theme import --from base16 gray.yaml", in: folder).output == first.output)
    let json = try run(
      "theme import --from base16 gray.yaml -o a.json --output-format json", in: folder)
    let report = try JSONSerialization.jsonObject(with: json.output) as? [String: Any]
    #expect(report?.keys.sorted() == ["exactly", "nearly", "notAtAll", "set", "unused", "version"])
    #expect(folder.read("a.json") == first.output)
    #expect(json.errors.isEmpty)
  }

  @Test func foldersOfTokensAreOneTheme() throws {
    for (name, color) in [("light", "#fff"), ("dark", "#101010")] {
      try folder.write(
        "{\"bg\": {\"$type\": \"color\", \"$value\": \"\(color)\"}}", to: "t/\(name).tokens.json")
    }
    let result = try succeed("theme import t --map accent=bg", in: folder)
    #expect(result.text.contains(##""light": "#ffffff", "dark": "#101010""##), "\(result.text)")
    #expect(result.errors.contains("Set in the theme: 5\n  board: bg"), "\(result.errors)")
  }

  /// The first files by name have no tokens.
  @Test func foldersOfTokensStudioAreRecognized() throws {
    let folder = try ScratchFolder(["t/$own.json": "{}", "t/$themes.json": "[]"])
    try folder.write(##"{"bg": {"$type": "color", "$value": "#fff"}}"##, to: "t/core.json")
    let result = try succeed("theme import t", in: folder)
    #expect(result.errors.contains("t/$own.json: it has no tokens"), "\(result.errors)")
  }

  /// Each file of a folder becomes a theme, or is listed with a reason.
  @Test func foldersBecomeFolders() throws {
    let folder = try ScratchFolder(
      ["in/gray.yaml": Self.scheme, "in/more/gray.yml": Self.scheme, "in/gray.yml": Self.scheme])
    try folder.write("Nothing.", to: "in/note.txt")
    try folder.write("{\"a\": 1}", to: "in/none.json")
    let result = try succeed("theme import in -o out", in: folder)
    #expect(result.errors.contains("3 of 5 files became themes"), "\(result.errors)")
    #expect(result.errors.contains("note.txt: The format of"), "\(result.errors)")
    let first = folder.read("out/gray.json")
    #expect(first != nil && folder.read("out/gray-2.json") != nil)
    #expect(folder.read("out/more-gray.json") != nil)
    #expect(try run("theme check --no-draw out", in: folder).exitCode == 0)
    try refuse("theme import in -o out", "--force", in: folder)
    let json = try run("theme import in -o out --force --output-format json", in: folder)
    #expect((json.object?["themes"] as? [Any])?.count == 3)
    #expect((json.object?["notImported"] as? [Any])?.count == 2)
  }

  /// The page has pictures of each theme, what was carried over and what wasn't, and needs no other file.
  @Test func reportsArePages() throws {
    let folder = try ScratchFolder(["in/gray.yaml": Self.scheme, "in/<b>.txt": "Nothing."])
    try succeed("theme import in/gray.yaml -o a.json --report a.html", in: folder)
    let page = String(decoding: try #require(folder.read("a.html")), as: UTF8.self)
    #expect(
      page.components(separatedBy: "data:image/png;base64,").count == 2 && !page.contains("http"))
    #expect(page.contains(">light and dark</figcaption>"))
    #expect(page.contains("Set in the theme") && page.contains("Carried over exactly"))
    try succeed("theme import in -o out --report all.html", in: folder)
    let pages = String(decoding: try #require(folder.read("all.html")), as: UTF8.self)
    #expect(pages.contains("Not imported") && pages.contains("&lt;b&gt;.txt"))
    #expect(!pages.contains("<b>"))
  }

  /// No page replaces a file, or the theme, and then there is no theme either.
  @Test(arguments: ["b.json --report a.html", "b.json --report b.json", "- --report -"])
  func pagesReplaceNoFile(output: String) throws {
    let folder = try ScratchFolder(["gray.yaml": Self.scheme, "a.html": "Mine."])
    let result = try run("theme import gray.yaml -o \(output)", in: folder)
    #expect(result.exitCode == 2 && result.output.isEmpty, "\(result.errors)")
    #expect(folder.read("b.json") == nil && folder.read("a.html")?.count == 5)
  }

  @Test func archivesAreUnpacked() throws {
    let sheet = SourceFile(
      name: "bays/stylesheets/bay.json", text: ##"{"window": {"background": "#f0f0f0"}}"##)
    let manifest = SourceFile(
      name: "bays/extension.json",
      text: #"{"$": "ime.extension.theme", "themes": [{"id": "bay", "label": "Bay"}]}"#)
    let files = [sheet, manifest].map { (name: $0.name, bytes: $0.bytes) }
    try folder.write(Data(try Archive.packing(files, named: "a").bytes), to: "bays.flex")
    let result = try run("theme import bays.flex -q", in: folder)
    #expect(result.exitCode == 0 && result.text.contains("\"#f0f0f0\""), "\(result.errors)")
    try folder.write(Data(try Archive.packing([files[0]], named: "a").bytes), to: "other.zip")
    try refuse("theme import other.zip", "“theme.txt” or “config.yaml”", in: folder)
  }

  /// What isn't a file of another program has one error that names it.
  @Test(arguments: [
    (##"{"formatVersion": 1, "background": "#fff"}"##, "is a theme of kbrender already"),
    (#"{"kbtheme": 1, "declarations": []}"#, "This is a compiled theme"),
    ("{\n color: { board: { $type: 'color', $value: '#202533', } },\n}", "The file is JSON5"),
  ])
  func filesOfOtherKindsHaveOneError(text: String, message: String) throws {
    let folder = try ScratchFolder(["a.json5": text])
    try folder.write(Data(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }), to: "b.json")
    for (file, message) in [("a.json5", message), ("b.json", "The file is encoded as UTF-16")] {
      let result = try refuse("theme import \(file) --output-format short", message, in: folder)
      #expect(result.errors.components(separatedBy: "error:").count == 2, "\(result.errors)")
    }
    let drawn = try run("-t ./b.json -o a.png --output-format short", in: folder)
    #expect(drawn.errors.components(separatedBy: "error:").count == 2, "\(drawn.errors)")
  }

  @Test func compiledThemesAreNamed() throws {
    _ = try run("theme export tron --to kbtheme -o a.kbtheme.json", in: folder)
    let result = try run("-t ./a.kbtheme.json -o a.png --output-format short", in: folder)
    #expect(result.exitCode == 2 && result.errors.contains("This is a compiled theme"))
    #expect(result.errors.components(separatedBy: "error:").count == 2, "\(result.errors)")
  }

  /// An archive that was unpacked is one theme, by its folder or by its manifest.
  @Test(arguments: ["bays", "bays/extension.json", "bays -o out.json"])
  func unpackedArchivesAreRead(arguments: String) throws {
    try folder.write(##"{"keyboard": {"background": "#f0f0f0"}}"##, to: "bays/stylesheets/bay.json")
    try folder.write(
      #"{"$": "ime.extension.theme", "themes": [{"id": "bay", "label": "Bay"}]}"#,
      to: "bays/extension.json")
    let result = try run("theme import \(arguments) -q", in: folder)
    let text =
      arguments.contains("-o")
      ? folder.read("out.json").map { String(decoding: $0, as: UTF8.self) } : result.text
    #expect(result.exitCode == 0 && text?.contains("\"#f0f0f0\"") == true, "\(result.errors)")
  }

  @Test func schemesAreExportedForOneColorScheme() throws {
    let light = try run("theme export standard --to heliboard -q")
    let dark = try run("theme export standard --to heliboard --color-scheme dark -q")
    #expect(light.exitCode == 0 && dark.exitCode == 0 && light.output != dark.output)
  }

  @Test func formatsAreRecognized() throws {
    let folder = try ScratchFolder(["gray.yaml": Self.scheme, "gray": Self.scheme])
    for file in ["gray.yaml", "gray"] {
      let result = try run("theme import \(file)", in: folder)
      #expect(result.exitCode == 0 && result.text.hasPrefix("// Imported from the base16 scheme"))
    }
  }

  @Test(arguments: [
    ("theme import --from base16 gray.yaml -o out.json", "base0F"),
    ("theme import --from dtcg none.json -o out.json", "none.json: error"),
    ("theme import --strict cycle.json -o out.json", "cycle.json:1:18: error"),
    ("theme import --from base61 cycle.json -o out.json", "“base16”"),
    ("theme import note -o out.json", "isn't recognized"),
    ("theme import cycle.json --map accent -o out.json", "has no role"),
    ("theme import cycle.json --map accent=b -o out.json", "no color “b”"),
    (
      "theme import --from ghostty gray.yaml cycle.json -o out.json",
      "one file of the format ghostty"
    ),
    ("theme export tron --to css --color-scheme dark -o out.json", "has the colors of both"),
    ("theme export tron --to snygg --color-scheme dusk -o out.json", "color scheme “dusk”"),
    ("theme import --from base16 dark.yaml dark.yaml -o out.json", "a light and a dark one"),
    ("theme import empty -o themes", "None of 1 files"),
    ("theme import . -o out.json", "out.json:1:1: error"),
    ("theme import --from dtcg missing.json -o out.json", "missing.json"),
    ("theme import --from dtcg cycle.json --output-format json", "--output"),
    ("theme import --from dtcg cycle.json --output-format json -o -", "--output"),
    ("theme export tronn --to dtcg -o out.json", "“tron”"),
    ("theme export tron --to dtgc -o out.json", "“dtcg”"),
    ("theme export ./cycle.json --to kbtheme -o out.json", "These are design tokens"),
    ("theme export tron -o out.json", "--to"),
  ])
  func wrongInputWritesNothing(arguments: String, message: String) throws {
    let folder = try ScratchFolder(["gray.yaml": Self.scheme.replacing("base0F", with: "base0G")])
    try folder.write(#"{"a": {"$value": "{a}"}}"#, to: "cycle.json")
    try folder.write(#"{"a": 1}"#, to: "none.json")
    try folder.write("Nothing of a theme.", to: "note")
    try folder.write("Nothing of a theme.", to: "empty/note")
    try folder.write(Self.scheme, to: "dark.yaml")
    try folder.write("kept", to: "out.json")
    let result = try run(arguments, in: folder)
    #expect(result.exitCode == 2 && result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(folder.read("out.json") == Data("kept".utf8))
  }
}
