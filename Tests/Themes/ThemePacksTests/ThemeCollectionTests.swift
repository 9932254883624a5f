import Archives
import Foundation
import KeyboardDocuments
import Testing

@testable import ThemePacks

/// The index and the feed of a collection.
@Suite struct ThemeCollectionTests {

  private static func pack(
    _ id: String = "com.example.mint", _ version: String = "1.0.0", date: String? = nil
  ) throws -> Pack {
    let date = date.map { #", "date": "\#($0)""# } ?? ""
    let description = PackedFolder.description
      .replacing("com.example.mint", with: id)
      .replacing(#""version": "1.2.0""#, with: #""version": "\#(version)"\#(date)"#)
    let pack = try PackedFolder().pack(description: description)
    return try Pack(SourceFile(name: "\(id)-\(version).kbtheme", bytes: pack.bytes))
  }

  @Test func indexesAndFeedsFollowFromThePacks() throws {
    let packs = try [
      Self.pack(), Self.pack("com.example.mint", "1.10.0", date: "2026-02-28"),
      Self.pack("com.example.mint", "1.9.0", date: "2026-01-31"),
    ]
    let collection = try ThemeCollection(packs)
    #expect(
      collection.themes.map { $0.packs.map(\.version.description) } == [
        ["1.10.0", "1.9.0", "1.0.0"]
      ])
    let pages = ["com.example.mint": "themes/mint.html"]
    let index = CollectionIndex.text(
      of: try ThemeCollection(packs.reversed()), title: "A", packs: "packs/", pages: pages)
    #expect(
      index
        == CollectionIndex.text(of: collection, title: "A", packs: "packs/", pages: pages))
    let root = try JSONSerialization.jsonObject(with: Data(index.utf8)) as? [String: Any]
    let theme = try #require((root?["themes"] as? [[String: Any]])?.first)
    let versions = try #require(theme["versions"] as? [[String: Any]])
    #expect(theme["page"] as? String == "themes/mint.html" && theme["name"] as? String == "mint")
    #expect(versions.map { $0["digest"] as? String } == collection.themes[0].packs.map(\.digest))
    #expect(versions[0]["file"] as? String == "packs/mint-1.10.0.kbtheme")
    #expect(versions[0]["licenses"] as? [String] == ["MIT", "OFL-1.1"])
    try Self.expect(theme, fits: "theme")
    for version in versions { try Self.expect(version, fits: "version") }
    for (date, address, entries) in [
      (nil, nil, 2), ("2025-12-31", "https://example.org/a/", 3), ("2026-03-01", nil, 3),
    ] as [(String?, String?, Int)] {
      let feed = CollectionFeed(
        collection, title: "A & <b>", date: date, address: address, packs: "packs/", pages: pages)
      let text = try #require(feed?.text)
      #expect(text.split(separator: "<entry>").count == entries + 1)
      #expect(text.contains("<title>A &amp; &lt;b&gt;</title>"))
      #expect(text.contains(#"<link href="\#(address ?? "")themes/mint.html"/>"#))
      #expect(text.contains(#"href="\#(address ?? "")packs/mint-1.10.0.kbtheme"/>"#))
      let newest = date.map { max($0, "2026-02-28") } ?? "2026-02-28"
      #expect(text.contains("<updated>\(newest)T00:00:00Z</updated>\n<author>"))
      var xml = try XMLReader(SourceFile(name: "feed.xml", text: text), budget: .vector)
      while try xml.next() != nil {}
    }
    #expect(
      CollectionFeed(
        try ThemeCollection([Self.pack()]), title: "A", date: nil, address: nil, packs: "",
        pages: [:]) == nil)
  }

  /// Whether an object of an index has the keys that its schema requires, and none that it doesn't know.
  private static func expect(_ object: [String: Any], fits name: String) throws {
    let schema = try JSONSerialization.jsonObject(with: Data(CollectionIndex.schema.utf8))
    let definitions = try #require((schema as? [String: Any])?["$defs"] as? [String: Any])
    let definition = try #require(definitions[name] as? [String: Any])
    let properties = try #require(definition["properties"] as? [String: Any])
    let required = try #require(definition["required"] as? [String])
    #expect(Set(object.keys).isSubset(of: properties.keys))
    #expect(Set(required).isSubset(of: object.keys))
  }

  @Test func packsThatClashAreRefused() throws {
    let (mint, other) = (try Self.pack(), try Self.pack("org.example.mint"))
    let broken = try Pack(
      PackedFolder.changing(mint.archive.file, ["shared/base.json": Array("{}".utf8)]))
    for (packs, message) in [
      ([mint, mint], "com.example.mint 1.0.0"), ([mint, other], "“mint” is in"),
      ([mint, broken], "digest differs"),
    ] {
      let error = #expect(throws: Diagnostics.self) { try ThemeCollection(packs) }
      #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }
  }
}
