import Foundation
import KeyboardPipeline
import SourceText

@testable import ThemePacks

/// The files of a theme in memory, with a base, a picture and a font.
struct PackedFolder {

  var files: [String: [UInt8]]

  private static let samples = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "StyleThemes")

  init() throws {
    func sample(_ name: String) throws -> [UInt8] {
      Array(try Data(contentsOf: Self.samples.appending(path: name)))
    }
    files = [
      "themes/mint.json": Array(
        #"""
        {
          "formatVersion": 1, "name": "Mint", "extends": "../shared/base.json",
          "background": { "color": "#dff5e8", "image": { "file": "./images/dots.png", "mode": "tile" } },
          "variations": { "night": { "background": "#10241a" } }
        }
        """#.utf8),
      "themes/images/dots.png": try sample("dots.png"),
      "shared/base.json": Array(
        #"""
        {
          "formatVersion": 1, "fonts": [{ "file": "./Round.ttf", "name": "Round" }],
          "buttons": { "all": { "fontFamily": ["Round", "system"] } }
        }
        """#.utf8),
      "shared/Round.ttf": try sample("Round.ttf"),
      "themes/LICENSE.txt": Array("MIT\n".utf8),
      "themes/mint.pack.json": Array(Self.description.utf8),
    ]
  }

  static let description = """
    {
      // What authors write.
      "id": "com.example.mint", "version": "1.2.0", "license": "MIT",
      "description": "Green keys.", "homepage": "https://example.com/mint", "tags": ["green", "calm"],
      "licenses": { "../shared/Round.ttf": "OFL-1.1" }, "include": ["LICENSE.txt"]
    }

    """

  var reader: FileReader {
    let files = files
    @Sendable func read(_ path: String) throws -> SourceFile {
      guard let bytes = files[FilePath(path).withoutDetours] else {
        throw Diagnostics(code: .unreadableFile, "There is no \(path)")
      }
      return SourceFile(name: path, bytes: bytes)
    }
    return FileReader(
      file: { path, _ in try read(path) },
      companion: { path, theme in try read(theme.folder + path) })
  }

  func pack(description: String? = nil) throws -> SourceFile {
    let file = SourceFile(
      name: "themes/mint.pack.json",
      bytes: description.map { Array($0.utf8) } ?? files["themes/mint.pack.json"] ?? [])
    let theme = try LoadedTheme(.file("themes/mint.json"), files: reader)
    let source = try PackSource(theme, metadata: try PackMetadata(file), from: file, files: reader)
    return try Pack.packing(source, named: "mint.kbtheme", by: RenderPipeline(files: reader))
  }

  static func changing(_ pack: SourceFile, _ changes: [String: [UInt8]?]) throws -> SourceFile {
    let archive = try Archive(pack)
    var files = try Dictionary(
      uniqueKeysWithValues: archive.names.map { ($0, try archive.data(of: $0)) })
    for (name, bytes) in changes { files[name] = bytes }
    return try Archive.packing(files.map { ($0.key, $0.value) }, named: pack.name)
  }
}
