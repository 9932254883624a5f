import Foundation
import KeyboardKit
import TestSupport
import Testing

@testable import GoldenImages

/// The matrix of the bubbles of all built-in looks.
@Suite struct BuiltInLookCaseTests {

  /// The other arguments of the cases, by the look.
  private func cases() throws -> [String: Set<String>] {
    let file = Program.project.appending(path: "Snapshots/callouts/looks.matrix")
    let text = try String(contentsOf: file, encoding: .utf8)
    var cases: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      for line in try #require(try BraceExpansion.lines(of: line, limit: 10_000)) {
        var words = line.split(separator: " ").map(String.init)
        let option = try #require(words.firstIndex(of: "--theme"))
        let look = words[option + 1]
        words.removeSubrange(option...(option + 1))
        cases[look, default: []].insert(words.joined(separator: " "))
      }
    }
    return cases
  }

  @Test func everyBuiltInLookHasAllCases() throws {
    let cases = try cases()
    let looks = Set(try KeyboardTheme.builtInLooks)
    #expect(looks.subtracting(cases.keys).sorted() == [], "missing in looks.matrix")
    #expect(Set(cases.keys).subtracting(looks).sorted() == [], "no built-in looks")
    let all = cases.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    for (look, arguments) in cases {
      #expect(all.subtracting(arguments).sorted() == [], "missing for \(look)")
    }
    for scheme in ["light", "dark"] {
      for bubble in ["--press", "--long-press", "ipad"] {
        #expect(
          all.contains { $0.contains("--color-scheme \(scheme)") && $0.contains(bubble) },
          "no case has \(scheme) \(bubble)")
      }
    }
  }
}
