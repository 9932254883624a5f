import KeyboardRender
import SourceText
import Testing

@testable import GoldenImages

@Suite struct GoldenStoreTests {

  private func picture(_ bytes: [UInt8], width: Int = 2) -> PNGPicture {
    PNGPicture(width: width, height: bytes.count / 4 / width, bytes: bytes, isOpaque: false)
  }

  @Test func everyChangeOfAPixelChangesTheHash() {
    let bytes: [UInt8] = [1, 2, 3, 255, 4, 5, 6, 255, 7, 8, 9, 128, 1, 1, 1, 255]
    let hash = picture(bytes).pixelHash
    #expect(hash.count == 64 && hash == picture(bytes).pixelHash)
    var hashes: Set = [hash, picture(bytes, width: 1).pixelHash]
    for index in bytes.indices {
      for change: UInt8 in [1, 2, 64, 255] {
        var other = bytes
        other[index] &+= change
        hashes.insert(picture(other).pixelHash)
      }
    }
    // Alpha can become 0 in one way for each opaque pixel, and colors don't count then.
    #expect(hashes.count == 2 + bytes.count * 4)
  }

  @Test func transparentPixelsHaveNoColorInHashes() {
    let (red, none): ([UInt8], [UInt8]) = ([255, 0, 0, 0, 1, 1, 1, 1], [0, 0, 0, 0, 1, 1, 1, 1])
    #expect(picture(red).pixelHash == picture(none).pixelHash)
  }

  @Test func listsOfHashesSurviveTheirText() throws {
    var list = HashList()
    list["tron.de"] = String(repeating: "0a", count: 32)
    list["neon.de"] = String(repeating: "f1", count: 32)
    #expect(try HashList(SourceFile(name: "a.hashes", text: list.text)) == list)
    #expect(list.text.split(separator: "\n").count == 3)
    #expect(list.names == ["neon.de", "tron.de"])
  }

  @Test(arguments: ["x", "0a0a  name", "\(String(repeating: "g", count: 64))  name"])
  func otherLinesAreNoHashes(line: String) {
    let error = #expect(throws: Diagnostics.self) {
      try HashList(SourceFile(name: "a.hashes", text: "# fine\n\(line)\n"))
    }
    #expect(error?.list.first?.place?.range?.start.line == 2)
  }

  @Test func aNameHasOneHash() {
    let line = String(repeating: "0a", count: 32) + "  name\n"
    let file = SourceFile(name: "a.hashes", text: line + line)
    #expect(throws: Diagnostics.self) { try HashList(file) }
  }

  @Test(arguments: [
    ("themes/*", "themes/tron", true), ("*", "", true), ("*/tron*", "themes/tron-sark", true),
    ("t?on", "tron", true), ("t?on", "ton", false), ("themes/*", "theme/tron", false),
    ("*a*b*c", "xxaxxbxxbxc", true), ("*a*b*c", "xxaxxbxxbx", false), ("Tron", "tron", false),
  ])
  func patternsFitNames(pattern: String, name: String, fits: Bool) {
    #expect(NamePattern(pattern).matches(name) == fits)
  }

  @Test func patternsTakeNoLongerThanTheyMust() {
    let pattern = NamePattern(String(repeating: "*a", count: 500) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 5000)))
  }

  @Test func manifestsTellWhatChanged() throws {
    let manifest = GoldenManifest(versions: [
      .init(name: "kbrender", value: "0.1"), .init(name: "cairo", value: "1.16.0"),
      .init(name: "Inter.otf", value: "1-a"), .init(name: "zlib", value: "1"),
    ])
    let now: [GoldenReport.Version] = [
      .init(name: "kbrender", value: "0.2"), .init(name: "cairo", value: "1.18.0"),
      .init(name: "Inter.otf", value: "2-b"),
    ]
    #expect(
      manifest.changes(to: now)
        == ["cairo 1.18.0 instead of 1.16.0", "no zlib", "another Inter.otf"])
    #expect(manifest.changes(to: manifest.versions).isEmpty)
    #expect(try GoldenManifest(json: Array(manifest.json().utf8)) == manifest)
    // Releases are stored beside the digests; older manifests have none.
    let inter = { (release: String) in
      ["Inter-Bold.otf", "Inter-Thin.otf"].map {
        GoldenReport.Version(name: $0, value: "1-\(release) \(release)")
      }
    }
    let old = GoldenManifest(versions: inter("3.019"))
    #expect(old.changes(to: inter("4.001")) == ["Inter 4.001 instead of 3.019"])
    #expect(old.changes(to: []) == ["no Inter"])
    let unknown = GoldenManifest(versions: [.init(name: "Inter-Bold.otf", value: "1-3.019")])
    #expect(unknown.changes(to: inter("3.019")) == [])
    #expect(unknown.changes(to: inter("4.001")) == ["another Inter-Bold.otf"])
    func fonts(_ value: String) -> [GoldenReport.Version] {
      (0..<9).map { .init(name: "Noto\($0).ttf", value: value) }
    }
    #expect(
      GoldenManifest(versions: fonts("1")).changes(to: fonts("2"))
        == ["9 other font files"])
  }
}
