import Foundation
import TestSupport
import Testing

/// `theme pack`, and packs in the place of themes.
@Suite struct PackCommandTests: ProgramSuite {

  private static let theme = #"""
    {"formatVersion": 1, "name": "Mint", "background": {"image": "./images/dots.png"},
     "variations": {"night": {"background": "#10241a"}}}
    """#

  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(Self.theme, to: "mint.json")
    let dots = Program.project.appending(path: "Tests/StyleThemes/dots.png")
    try folder.write(try Data(contentsOf: dots), to: "images/dots.png")
    try folder.write(
      #"{"id": "com.example.mint", "version": "1.2.0", "license": "MIT"}"#, to: "mint.pack.json")
    return folder
  }

  private static let pack = "mint-1.2.0.kbtheme"

  @Test func packsStandForThemes() throws {
    let folder = try folder()
    let made = try run("theme pack make mint.json", in: folder)
    #expect(made.exitCode == 0 && made.output.isEmpty && made.errors.isEmpty, "\(made.errors)")
    let bytes = try #require(folder.read(Self.pack))
    #expect(try run("theme pack make ./mint.json -o -", in: folder).output == bytes)
    for options in ["", ":night"] {
      let draw = "--scale 0.5 --no-metadata -o -"
      let plain = try run("-t ./mint.json\(options) \(draw)", in: folder)
      let packed = try run("-t \(Self.pack)\(options) \(draw)", in: folder)
      #expect(packed.exitCode == 0 && packed.output == plain.output, "\(packed.errors)")
    }
    for line in [
      "theme diff ./mint.json \(Self.pack)", "theme check --no-draw \(Self.pack)",
      "theme show \(Self.pack)",
      "theme get \(Self.pack) name",
      "sheet \(Self.pack):night --emit scene -o -",
    ] {
      let run = try run(line, in: folder)
      #expect(run.exitCode == 0 && run.errors.isEmpty, "\(line): \(run.errors)")
    }
    for line in [
      "theme check --fix \(Self.pack)", "theme set \(Self.pack) name Mint",
      "theme fmt \(Self.pack)",
    ] {
      let run = try run(line, in: folder)
      #expect(run.exitCode == 2 && run.errors.contains("theme pack unpack \(Self.pack)"), "\(line)")
    }
    #expect(folder.read(Self.pack) == bytes)
  }

  /// A description only overrides what the theme says.
  @Test func themesDescribeThemselves() throws {
    let folder = try ScratchFolder()
    let font = Program.project.appending(path: "Tests/StyleThemes/Round.ttf")
    try folder.write(try Data(contentsOf: font), to: "Round.ttf")
    let theme =
      ##"{"formatVersion": 1, "id": "sea", "version": "2.1.0", "license": "MIT", "fonts": [{"file": "./Round.ttf", "name": "Round", "license": "OFL-1.1"}]}"##
    try folder.write(theme, to: "sea.json")
    let made = try run("theme pack make sea.json", in: folder)
    #expect(made.exitCode == 0 && folder.read("sea-2.1.0.kbtheme") != nil, "\(made.errors)")
    try folder.write(#"{"version": "3.0.0"}"#, to: "sea.pack.json")
    #expect(try run("theme pack make sea.json", in: folder).exitCode == 0)
    #expect(folder.read("sea-3.0.0.kbtheme") != nil)
    try folder.write(theme.replacing(##""license": "MIT", "##, with: ""), to: "sea.json")
    let failed = try run("theme pack make sea.json", in: folder)
    #expect(failed.exitCode == 2 && failed.errors.contains("“license”"), "\(failed.errors)")
    for (old, new) in [("2.1.0", "2"), ("MIT", "mit"), ("sea", "Sea")] {
      try folder.write(theme.replacing("\(old)\",", with: "\(new)\",\n"), to: "bad.json")
      let failed = try run("theme pack make bad.json", in: folder)
      #expect(failed.exitCode == 2 && failed.errors.contains("can't be “\(new)”"))
      #expect(failed.errors.hasPrefix("bad.json:1:"), "\(failed.errors)")
    }
  }

  /// The theme is linted once its files are those that were packed.
  @Test func checksPacks() throws {
    let folder = try folder()
    _ = try run("theme pack make mint.json", in: folder)
    let found = try run("theme pack check \(Self.pack)", in: folder)
    #expect(found.exitCode == 1 && found.errors.contains("[lint/text-contrast]"), "\(found.errors)")
    #expect(found.errors.contains("\(Self.pack)/mint.json:"))
    try folder.write(#"{"formatVersion": 1, "name": "Mint"}"#, to: "mint.json")
    _ = try run("theme pack make mint.json -o plain.kbtheme", in: folder)
    let fine = try run("theme pack check plain.kbtheme --output-format json", in: folder)
    #expect(fine.exitCode == 0 && (fine.object?["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test func unpackedFilesMakeThePackAgain() throws {
    let folder = try folder()
    _ = try run("theme pack make mint.json -o a.kbtheme", in: folder)
    #expect(try run("theme pack unpack a.kbtheme", in: folder).exitCode == 0)
    let files = ["images/dots.png", "mint.json", "mint.pack.json"]
    #expect(folder.files.filter { $0.hasPrefix("a/") } == files.map { "a/\($0)" })
    let again = try run("theme pack make a/mint.json -o -", in: folder)
    #expect(again.output == folder.read("a.kbtheme"))
    #expect(try run("theme pack unpack a.kbtheme", in: folder).exitCode == 2)
    #expect(try run("theme pack unpack a.kbtheme --force", in: folder).exitCode == 0)
    #expect(try run("theme pack unpack a.kbtheme -o deep/er/b", in: folder).exitCode == 0)
  }

  @Test func hostilePacksWriteNothing() throws {
    let folder = try folder()
    _ = try run("theme pack make mint.json -o a.kbtheme", in: folder)
    var bytes = try #require(folder.read("a.kbtheme"))
    // The name of a file in the list of files and in its header.
    while let range = bytes.range(of: Data("images/dots.png".utf8)) {
      bytes.replaceSubrange(range, with: Data("../../../ts.png".utf8))
    }
    try folder.write(bytes, to: "up.kbtheme")
    try folder.write(bytes.prefix(bytes.count / 2), to: "cut.kbtheme")
    try folder.write("{}", to: "text.kbtheme")
    let before = folder.files
    for name in ["up", "cut", "text"] {
      for line in [
        "theme pack unpack \(name).kbtheme", "-t \(name).kbtheme -o a.png",
        "theme pack check \(name).kbtheme", "theme check --no-draw \(name).kbtheme",
      ] {
        let run = try run(line, in: folder)
        #expect(
          run.exitCode == 2 && run.errors.contains("[system/invalid-archive]"),
          "\(line): \(run.errors)")
      }
    }
    #expect(folder.files == before)
  }

  @Test(arguments: [
    ("theme pack make tron", "extend a built-in"),
    ("theme pack make ./mint.json:night", "all of its variations"),
    ("theme pack make ./other.json", "A pack needs a key “id”"),
    ("theme pack check mint.json", "not a zip archive"),
    ("theme pack unpack mint.json", "not a zip archive"),
  ])
  func wrongUsesAreExplained(line: String, message: String) throws {
    let folder = try folder()
    try folder.write(Self.theme, to: "other.json")
    let run = try run(line, in: folder)
    #expect(run.exitCode == 2 && run.errors.contains(message), "\(run.errors)")
  }
}
