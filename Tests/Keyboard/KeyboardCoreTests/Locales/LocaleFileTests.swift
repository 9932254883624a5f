import Embedded
import Foundation
import KeyboardCore
import SourceText
import TestSupport
import Testing

@Suite struct LocaleFileTests {
  static let identifiers = LocaleProfile.supportedIdentifiers

  private static var repository: URL {
    (0..<5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  }

  private static func names(in folder: String) throws -> [String] {
    let url = repository.appending(path: folder)
    guard FileManager.default.fileExists(atPath: url.path()) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: url.path())
      .filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }
      .map { String($0.dropLast(5)) }.sorted()
  }

  private static func document(_ identifier: String) throws -> JSONDocument {
    let path = "Sources/Data/Embedded/Locales/\(identifier).json"
    let data = try Data(contentsOf: repository.appending(path: path))
    return try JSONDocument(parsing: SourceFile(name: path, bytes: Array(data)))
  }

  @Test func theListsAreTheFolders() throws {
    #expect(
      try embedded_locales().stems.sorted() == Self.names(in: "Sources/Data/Embedded/Locales"))
    #expect(try embedded_themes().stems.sorted() == Self.names(in: "Themes"))
    #expect(embedded_locales().file("none.json") == nil)
  }

  private static let rows = Fixtures.rows("rows.txt")

  @Test func theTableOfRowsHasLocales() {
    #expect(Self.rows.count > 70)
    #expect(Set(Self.identifiers).isSuperset(of: Self.rows.map { $0[0] }))
  }

  @Test(arguments: identifiers)
  func isStrictJSONWithAllTexts(identifier: String) throws {
    let root = try #require(Self.document(identifier).root.object)
    #expect(root["identifier"]?.string == identifier)
    let labels = try #require(root["labels"]?.object)
    for name in LocaleProfile.Labels.Name.allCases where name != .capsLock {
      #expect(labels[name.rawValue]?.string?.isEmpty == false, "\(name)")
    }
    #expect(root["confidence"]?.object?.members.map(\.key) == ["rows", "callouts", "labels"])
  }

  @Test(arguments: rows)
  func rowsAreThoseOfTheTable(row: [String]) {
    let (identifier, rows, shift) = (row[0], row[1], row.dropFirst(2).first)
    let alphabetic = LocaleProfile.profile(forIdentifier: identifier).alphabetic
    #expect(alphabetic.lower.map { $0.joined() }.joined(separator: "/") == rows)
    #expect((alphabetic.shiftLayer == .alternate) == (shift != nil))
    if let shift { #expect(alphabetic.upper?.map { $0.joined() }.joined(separator: "/") == shift) }
  }

  @Test(arguments: identifiers)
  func layersAreWellFormed(identifier: String) {
    let profile = LocaleProfile.profile(forIdentifier: identifier)
    let layers = [
      profile.alphabetic.lower, profile.alphabetic.upper ?? [], profile.numericRows,
      profile.symbolicRows,
    ]
    for layer in layers {
      let keys = layer.flatMap { $0 }
      #expect(Set(keys).count == keys.count)
      for key in keys { #expect(key == key.precomposedStringWithCanonicalMapping) }
    }
    if let upper = profile.alphabetic.upper {
      #expect(upper.map(\.count) == profile.alphabetic.lower.map(\.count))
    }
    #expect((profile.alphabetic.upper == nil) == (profile.alphabetic.shiftLayer == .none))
    #expect(profile.behaviors.shiftKey == (profile.alphabetic.shiftLayer != .none))
    #expect(profile.alphabetic.diacriticKeys.sorted() == profile.diacritics.keys.sorted())
    #expect(profile.numericRows.first == profile.digits)
    #expect(profile.numericRows[1].contains(profile.currency.primary))
    #expect(profile.currency.secondary.allSatisfy(profile.symbolicRows[1].contains))
    #expect(profile.numericRows.count == 3 && profile.symbolicRows.count == 3)
  }

  @Test(arguments: identifiers)
  func calloutsBelongToKeys(identifier: String) {
    let profile = LocaleProfile.profile(forIdentifier: identifier)
    let tables: [([String: [String]], [[String]])] = [
      (profile.callouts.lower, profile.alphabetic.lower),
      (profile.callouts.upper, profile.alphabetic.upper ?? []),
      (profile.callouts.numericSymbolic, profile.numericRows + profile.symbolicRows),
    ]
    for (callouts, rows) in tables {
      let keys = Set(rows.joined())
      for (base, actions) in callouts {
        #expect(keys.contains(base))
        #expect(!actions.isEmpty && !actions.contains(base))
        #expect(Set(actions).count == actions.count, "\(base)")
      }
    }
  }

  @Test(arguments: identifiers)
  func fallbacksEndAtEnglish(identifier: String) {
    var chain = [identifier]
    while let next = LocaleProfile.profile(forIdentifier: chain[chain.count - 1]).fallback {
      #expect(!chain.contains(next))
      chain.append(next)
      if chain.count > 10 { break }
    }
    #expect(chain.last == "en")
  }
}
