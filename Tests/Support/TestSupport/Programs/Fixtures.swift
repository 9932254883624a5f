import Foundation

/// Texts and tables in the folder `Fixtures` of the tests that read them.
package enum Fixtures {

  /// The texts that fields can't hold, or that nobody would see there.
  private static let marks = ["␊": "\n", "␉": "\t", "∅": "", "<BOM>": "\u{FEFF}"]

  /// Returns a text without its last line break.
  package static func text(_ name: String, besides test: String = #filePath) -> String {
    let tests = test.prefix(
      upTo: test.range(of: "Tests/", options: .backwards)?.upperBound ?? test.endIndex)
    let text = (try? String(contentsOfFile: "\(tests)Fixtures/\(name)", encoding: .utf8)) ?? ""
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Returns the fields of each row, between tabs; lines that begin with `#` are comments.
  package static func rows(_ name: String, besides test: String = #filePath) -> [[String]] {
    let lines = text(name, besides: test).split(separator: "\n").filter { !$0.hasPrefix("#") }
    return lines.map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { field in
        marks.reduce(String(field)) { $0.replacing($1.key, with: $1.value) }
      }
    }
  }
}
