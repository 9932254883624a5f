import KeyboardKit
import Testing

@testable import KeyboardPipeline

@Suite struct CatalogueTests {

  static let rows: [(topic: Catalogue.Topic, id: String, name: String, summary: String)] = [
    (.themes, "tron", "Tron", "Tron: Tron"), (.themes, "tron:sark", "Sark", "Tron: Sark"),
    (
      .themes, "atelier", "Atelier",
      "Atelier: Atelier; combine one each of coral, leaf; airy, tight; outlined"
    ),
    (
      .themes, "atelier:leaf+tight+outlined", "Leaf, Tight, Outlined",
      "Atelier: Leaf, Tight, Outlined"
    ),
    (.locales, "de", "German", "German (Deutsch), Latn, ltr, qwertz-own"),
    (.devices, "iphone", "iPhone", "iPhone, 390 × 844 points, 3 pixels each"),
    (.icons, "keyboardShiftLowercased", "keyboardShiftLowercased", ""),
    (.fonts, "monospace", "monospace", "DejaVu Sans Mono"),
    (.fonts, "rounded", "rounded", "the system font"), (.fonts, "Inter", "Inter", "9 files"),
  ]

  @Test(arguments: rows)
  func entriesDescribeThemselves(
    topic: Catalogue.Topic, id: String, name: String, summary: String
  ) throws {
    let entry = try #require(try Catalogue.entries(of: topic).first { $0.id == id })
    #expect(entry.name == name && entry.summary == summary, "\(entry)")
  }

  @Test func listsHaveTwoOfTheCombinationsOfAxes() throws {
    let names = try Catalogue.entries(of: .themes).map(\.id)
    #expect(names.filter { $0.hasPrefix("atelier") }.count == 2)
    #expect(try Set(names).isStrictSubset(of: KeyboardTheme.builtInLooks))
  }

  @Test(arguments: Catalogue.Topic.allCases)
  func namesAreUnique(topic: Catalogue.Topic) throws {
    let names = try Catalogue.entries(of: topic).map(\.id)
    // A machine needn't have packs.
    #expect((topic == .packs || !names.isEmpty) && Set(names).count == names.count)
  }
}
