import KeyboardRender
import Parallel
import SourceText
import TestSupport
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

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var size: Int
    var work: @Sendable (_ size: Int) throws -> Void
  }

  private static func report(cases: Int, shard: GoldenReport.Shard? = nil) -> GoldenReport {
    GoldenReport(
      suite: "s", listed: cases, shards: shard.map { [$0] } ?? [],
      cases: (0..<cases).map {
        GoldenReport.Case(name: "\(shard?.index ?? 0)/\($0)", status: .failed, message: "m\($0)")
      })
  }

  static let rows = [
    Row(testDescription: "lines of hashes", size: 2_000) { size in
      let hash = String(repeating: "0", count: 64)
      let text = (0..<size).map { "\(hash)  n\($0)\n" }.joined()
      let list = try HashList(SourceFile(name: "a.hashes", text: text))
      #expect(list.names.count == size)
    },
    Row(testDescription: "asterisks of a pattern", size: 100) { size in
      let pattern = NamePattern(String(repeating: "*a", count: 20) + "b")
      #expect(!pattern.matches(String(repeating: "a", count: size)))
    },
    Row(testDescription: "rules of a suite", size: 200) { size in
      let rules = (0..<size).map { #""n\#($0)*": {"tolerance": "exact", "reason": "r"}"# }
      let file = SourceFile(
        name: "snapshots.json", text: #"{"cases": {\#(rules.joined(separator: ", "))}}"#)
      let settings = try GoldenSettings(decoding: file)
      #expect(settings.tolerance(for: "x").tolerance == .exact)
    },
    Row(testDescription: "cases of a report", size: 200) { size in
      let text = try Self.report(cases: size).json()
      let report = try GoldenReport(json: Array(text.utf8))
      #expect(report.text().utf8.count > size && report.junit.utf8.count > size)
    },
    Row(testDescription: "parts of a report", size: 100) { size in
      let parts = (1...size).map { index in
        var part = Self.report(cases: 1, shard: GoldenReport.Shard(index: index, count: size))
        part.listed = size
        return part
      }
      let report = try GoldenReport(merging: parts)
      #expect(report.cases.count == size)
    },
  ]

  @Test(arguments: rows)
  func growInProportion(row: Row) throws {
    let growth = try ProcessorTime.growth(from: row.size, to: 4 * row.size) { try row.work($0) }
    // Squared time would grow by 16.
    #expect(growth < 8, "\(growth)")
  }
}
