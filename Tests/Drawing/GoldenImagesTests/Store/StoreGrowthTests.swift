import Parallel
import SourceText
import TestSupport
import Testing

@testable import GoldenImages

/// Files of a suite that others may have written take time in proportion to their size.
@Suite struct StoreGrowthTests {

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
