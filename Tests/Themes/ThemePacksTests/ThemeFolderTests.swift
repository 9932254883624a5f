import KeyboardPipeline
import SourceText
import Testing

@testable import ThemePacks

/// Themes are found by the names of their files, and none in the place of another.
@Suite struct ThemeFolderTests {

  @Test func namesStandForTheNewestVersionOrTheFileThatIsNoPack() {
    let folder = ThemeFolder(names: [
      "mint-1.9.0.kbtheme", "mint-1.10.0.kbtheme", "mint-2.0.0-rc.2.kbtheme",
      "mint-2.0.0-rc.10.kbtheme", "deep-sea-1.0.0.kbtheme", "own.json", "own-1.0.0.kbtheme",
      "own.pack.json", "notes.txt", "mint.kbtheme", "-x-1.0.0.kbtheme", ".a.json", "a:b.json",
      "a,b.json", "a\u{202E}b.json",
    ])
    #expect(
      folder.files.map { "\($0.name) \($0.file)" } == [
        "deep-sea deep-sea-1.0.0.kbtheme", "mint mint-2.0.0-rc.10.kbtheme", "own own.json",
        "deep-sea-1.0.0 deep-sea-1.0.0.kbtheme", "mint-2.0.0-rc.10 mint-2.0.0-rc.10.kbtheme",
        "mint-2.0.0-rc.2 mint-2.0.0-rc.2.kbtheme", "mint-1.10.0 mint-1.10.0.kbtheme",
        "mint-1.9.0 mint-1.9.0.kbtheme", "own-1.0.0 own-1.0.0.kbtheme",
      ])
    #expect(folder.entries(named: "mint").count == 4)
    #expect(folder.entries(named: "mint-1.9.0").map(\.file) == ["mint-1.9.0.kbtheme"])
    #expect(folder.entries(named: "Mint").isEmpty)
  }

  @Test func builtInNamesComeFirst() {
    let installed = InstalledThemes { [("tron", "/t/tron.json"), ("mint", "/t/mint.json")] }
    let cases: [(text: String, choice: RenderRequest.ThemeChoice?)] = [
      ("tron", .builtIn("tron")), ("mint:night", .file("/t/mint.json:night")),
      ("Mint", .file("/t/mint.json")), ("mnt", nil), ("./mint.json", .file("./mint.json")),
    ]
    for (text, choice) in cases {
      var reader = ChoiceReader(installed: installed)
      #expect(reader.readTheme(text) == choice)
      #expect(reader.problems.isEmpty == (choice != nil))
      #expect(choice != nil || reader.problems[0].message.contains("“mint”"))
    }
    var plain = ChoiceReader()
    #expect(plain.readTheme("mint") == nil)
  }

  /// A golden case says the same on all machines, and a picture names no folder of its author.
  @Test func casesLookNowhereAndPicturesNameTheFile() throws {
    let installed = InstalledThemes { [("mint", "/home/a/mint-1.0.0.kbtheme")] }
    #expect(throws: Diagnostics.self) { try RenderRequest(caseLine: ["--theme", "mint"]) }
    let request = try RenderRequest(
      RenderArguments(["--theme", "mint:night"]), installed: installed)
    #expect(request.theme == .file("/home/a/mint-1.0.0.kbtheme:night"))
    #expect(request.arguments == ["--theme", "mint-1.0.0.kbtheme:night"])
  }

  @Test func onlyWhatIsFineIsAdded() throws {
    let packed = try PackedFolder()
    let pack = try Pack(packed.pack())
    try pack.checkForAdding()
    #expect(pack.fileName == "mint-1.2.0.kbtheme")
    let file = pack.archive.file
    for digest in [pack.digest, String(pack.digest.dropFirst(7)).uppercased(), nil] {
      _ = try Pack(file, digest: digest)
    }
    #expect(throws: Diagnostics.self) { try Pack(file, digest: "sha256:\(pack.digest)") }
    // What is no pack isn't read before.
    let text = SourceFile(name: "a.kbtheme", text: "no archive")
    let error = #expect(throws: Diagnostics.self) { try Pack(text, digest: pack.digest) }
    #expect(error?.list.first?.code == .packContents)
    try pack.check(beside: [pack])
    let other = try Pack(
      packed.pack(
        description: PackedFolder.description.replacing("com.example", with: "org.example")))
    #expect(throws: Diagnostics.self) { try other.check(beside: [pack]) }
    let broken = try Pack(
      PackedFolder.changing(pack.archive.file, ["shared/base.json": Array("{}".utf8)]))
    #expect(throws: Diagnostics.self) { try broken.checkForAdding() }
    for name in ["tron", "a b", "-x", ".x", "a,b"] {
      var renamed = pack.manifest
      renamed.theme = "theme/\(name).json"
      renamed.files = renamed.files.map { file in
        var file = file
        if file.path == "theme/mint.json" { file.path = renamed.theme }
        return file
      }
      let bytes = try pack.archive.data(of: "theme/mint.json")
      let hostile = try PackedFolder.changing(
        pack.archive.file,
        ["theme/mint.json": nil, renamed.theme: bytes, "manifest.json": Array(renamed.text.utf8)])
      let error = #expect(throws: Diagnostics.self) { try Pack(hostile).checkForAdding() }
      let problem = try #require(error?.list.first)
      let text = "\(problem.place?.file ?? "") \(problem.message)"
      #expect(text.contains("/\(name).json"))
    }
  }
}
