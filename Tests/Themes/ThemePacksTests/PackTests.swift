import Foundation
import KeyboardCore
import KeyboardPipeline
import SourceText
import Testing

@testable import ThemePacks

/// A pack holds what its theme needs, and nothing that changes by itself.
@Suite struct PackTests {

  private static func text(_ file: SourceFile, replacing old: String, by new: String) -> [UInt8] {
    Array(String(decoding: file.bytes, as: UTF8.self).replacing(old, with: new).utf8)
  }

  private static func manifest(of pack: SourceFile) throws -> SourceFile {
    SourceFile(name: PackManifest.path, bytes: try Archive(pack).data(of: PackManifest.path))
  }

  @Test func packsAreTheSameAndHoldAll() throws {
    let folder = try PackedFolder()
    let pack = try folder.pack()
    #expect(try folder.pack().bytes == pack.bytes)
    let opened = try Pack(pack)
    #expect(
      opened.archive.names == [
        "manifest.json", "previews/dark.png", "previews/light.png", "shared/Round.ttf",
        "shared/base.json", "theme/LICENSE.txt", "theme/images/dots.png", "theme/mint.json",
      ])
    #expect(opened.findings(by: RenderPipeline(files: opened.files)).isEmpty)
  }

  @Test func manifestsHaveTheTextOfTheGolden() throws {
    let pack = try PackedFolder().pack()
    var text = String(decoding: try Self.manifest(of: pack).bytes, as: UTF8.self)
    for preview in try Pack(pack).manifest.previews {
      text.replace(preview.file.digest, with: "…")
      text.replace("\"bytes\": \(preview.file.size)", with: "\"bytes\": 0")
    }
    let golden = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "manifest.json")
    #expect(try text == String(contentsOf: golden, encoding: .utf8), "\(text)")
  }

  @Test func packsAndFoldersDrawTheSame() throws {
    let folder = try PackedFolder()
    let pack = try Pack(folder.pack())
    var request = RenderRequest()
    request.hasMetadata = false
    request.scale = 1
    request.theme = .file("themes/mint.json:night")
    let drawn = try RenderPipeline(files: folder.reader).drawing(of: request).bytes
    let loaded = try LoadedTheme(pack.theme, variation: "night", files: pack.files)
    let material = RenderMaterial(request, theme: loaded)
    #expect(try RenderPipeline(files: pack.files).drawing(of: material).bytes == drawn)
  }

  /// An unpacked pack is packed to the same bytes, if the program is the same.
  @Test func unpackedFilesMakeTheSamePack() throws {
    var folder = try PackedFolder()
    let pack = try folder.pack()
    let sources = try Pack(pack).sources()
    folder.files = Dictionary(
      uniqueKeysWithValues: sources.map { ($0.name.replacing("theme/", with: "themes/"), $0.bytes) }
    )
    #expect(folder.files.count == 6)
    #expect(try folder.pack().bytes == pack.bytes)
  }

  @Test func digestsHaveHexadecimalDigits() throws {
    let pack = try PackedFolder().pack()
    let digest = try #require(Pack(pack).manifest.files.first?.digest)
    let other = try Self.text(
      Self.manifest(of: pack), replacing: digest, by: "z" + digest.dropFirst())
    #expect(throws: Diagnostics.self) {
      try Pack(PackedFolder.changing(pack, [PackManifest.path: other]))
    }
  }

  @Test func changedFilesAreFound() throws {
    let pack = try PackedFolder().pack()
    let manifest = try Self.manifest(of: pack)
    let oldPreview = try Archive(pack).data(of: "previews/dark.png")
    let light = try Pack(pack).manifest.previews.first { $0.scheme == .light }
    let digest = try #require(light?.file.digest)
    let size = try #require(light?.file.size)
    let stale = String(decoding: manifest.bytes, as: UTF8.self)
      .replacing(digest, with: digestText(of: oldPreview))
      .replacing("\"bytes\": \(size)", with: "\"bytes\": \(oldPreview.count)")
    let cases: [(changes: [String: [UInt8]?], code: DiagnosticCode, place: String)] = [
      (["theme/LICENSE.txt": Array("ISC\n".utf8)], .packContents, "theme/LICENSE.txt"),
      (["shared/Round.ttf": nil], .invalidArchive, ""),
      (["theme/virus.sh": [0x23]], .packContents, "theme/virus.sh"),
      (["previews/light.png": oldPreview], .packContents, "previews/light.png"),
      (
        ["previews/light.png": oldPreview, "manifest.json": Array(stale.utf8)], .stalePreview,
        "previews/light.png"
      ),
      (
        [
          "manifest.json": Self.text(
            manifest, replacing: ",\n      \"license\": \"OFL-1.1\"", by: "")
        ], .missingLicense, "shared/Round.ttf"
      ),
      (
        [
          "manifest.json": Self.text(
            manifest, replacing: "\"colorScheme\": \"dark\"", by: "\"colorScheme\": \"light\"")
        ], .stalePreview, "manifest.json"
      ),
    ]
    for (changes, code, place) in cases {
      let changed = try Pack(PackedFolder.changing(pack, changes))
      let findings = changed.findings(by: RenderPipeline(files: changed.files))
      #expect(Set(findings.map(\.code)) == [code], "\(changes.keys)")
      #expect(findings.contains { $0.place?.file.hasSuffix(place) == true })
    }
  }

  private func digestText(of bytes: [UInt8]) -> String {
    PackManifest.File.of(bytes, path: "").digest
  }

  @Test(arguments: [
    (#""id": "com.example.mint""#, #""id": "com.Example.mint""#, "com.example.mint"),
    (#""version": "1.2.0""#, #""version": "1.2""#, "three numbers"),
    (#""version": "1.2.0""#, #""version": "01.2.0""#, "three numbers"),
    (#""license": "MIT""#, #""license": "mit""#, "is MIT"),
    (#""license": "MIT""#, #""license": "Apache 2.0""#, "stand between"),
    (#""license": "MIT""#, #""license": "(MIT OR ISC""#, "isn't closed"),
    (#""license": "MIT""#, #""license": "UNLICENSED""#, "no license"),
    (#""version": "1.2.0", "#, "", "needs a key"),
    (#""homepage": "https:"#, #""homepage": "javascript:"#, "https://"),
    (#""green", "calm""#, #""Very Green""#, "small letters"),
    (#""tags""#, #""tag""#, "no key “tag”"),
    (#"{ "../shared/Round.ttf": "OFL-1.1" }"#, "{}", "has no license"),
    (#""../shared/Round.ttf""#, #""../shared/Rund.ttf""#, "isn't in the pack"),
    (#"["LICENSE.txt"]"#, #"["gone.txt"]"#, "can't be read"),
    (#"["LICENSE.txt"]"#, #"["/etc/passwd"]"#, "relative"),
    (#"["LICENSE.txt"]"#, #"[".envrc"]"#, "period"),
    (#"["LICENSE.txt"]"#, #"["../.git/config"]"#, "period"),
  ])
  func descriptionsAreChecked(old: String, new: String, message: String) throws {
    let folder = try PackedFolder()
    #expect(PackedFolder.description.contains(old))
    let error = #expect(throws: Diagnostics.self) {
      _ = try folder.pack(description: PackedFolder.description.replacing(old, with: new))
    }
    let problem = try #require(error?.list.first)
    let text = ([problem.message] + problem.hints).joined(separator: " ")
    #expect(text.contains(message), "\(text)")
    #expect(problem.place?.file == "themes/mint.pack.json")
  }

  @Test func newerPacksAndOtherArchivesAreRefused() throws {
    let pack = try PackedFolder().pack()
    let manifest = try Self.manifest(of: pack)
    for (old, new, message) in [
      ("\"kbrender\": \"0.1.0\",\n", "\"kbrender\": \"99.0.0\",\n", "needs kbrender 99.0.0"),
      ("\"name\"", "\"nome\"", "needs a key “name”"),
    ] {
      let changed = Self.text(manifest, replacing: old, by: new)
      let error = #expect(throws: Diagnostics.self) {
        _ = try Pack(PackedFolder.changing(pack, ["manifest.json": changed]))
      }
      #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }
    let plain = try Archive.packing([("a.json", [])], named: "a.kbtheme")
    #expect(throws: Diagnostics.self) { _ = try Pack(plain) }
  }

  /// Files by which git, editors and shells start programs are neither packed nor unpacked, checked or added.
  @Test(arguments: [".git/config", ".envrc", "theme/.vscode/tasks.json", "a/.b/c"])
  func hiddenFilesAreRefused(path: String) throws {
    var folder = try PackedFolder()
    let pack = try folder.pack()
    let error = #expect(throws: Diagnostics.self) {
      _ = try Pack(PackedFolder.changing(pack, [path: Array("x".utf8)]))
    }
    #expect(error?.list.first?.message.contains("period") == true)
    folder.files["themes/.images/dots.png"] = folder.files["themes/images/dots.png"]
    let theme = String(decoding: folder.files["themes/mint.json"] ?? [], as: UTF8.self)
    folder.files["themes/mint.json"] = Array(theme.replacing("./images", with: "./.images").utf8)
    #expect(throws: Diagnostics.self) { try folder.pack() }
  }

  @Test(arguments: [
    ("1.2.3", "1.2.4", true), ("1.9.0", "1.10.0", true), ("2.0.0", "1.9.9", false),
    ("1.0.0-rc.1", "1.0.0", true), ("1.0.0", "1.0.0-rc.1", false), ("1.0.0", "1.0.0+7", false),
  ])
  func versionsAreOrdered(first: String, second: String, isBefore: Bool) throws {
    let (first, second) = (SemanticVersion(first), SemanticVersion(second))
    #expect(try #require(first).isBefore(#require(second)) == isBefore)
  }

  @Test(arguments: [
    "", "1", "1.2", "1.2.3.4", "v1.2.3", "1.2.3-", "1.2.3-a..b", "1.2.x", "1.2.3+é",
  ])
  func otherTextsAreNoVersions(text: String) {
    #expect(SemanticVersion(text) == nil)
  }

  @Test(arguments: [
    "packs/mint.kbtheme", "packs/mint.kbtheme/mint.json", "mint.kbtheme.json", "kbtheme",
  ])
  func pathsLeadIntoPacks(text: String) {
    let path = PackPath(text)
    #expect((path == nil) == !text.contains("packs/"))
    #expect(path.map { $0.pack == "packs/mint.kbtheme" } ?? true)
    #expect(path?.inner == (text.hasSuffix(".json") && path != nil ? "mint.json" : nil))
  }
}
