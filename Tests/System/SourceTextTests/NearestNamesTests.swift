import SourceText
import Testing

@Suite struct NearestNamesTests {
  static let names = ["standard", "cottonCandy", "neonNights", "tron"]

  @Test(arguments: [
    ("trn", ["tron"]), ("torn", ["tron"]), ("TRON", ["tron"]), ("neon-nigths", ["neonNights"]),
    ("cotton", ["cottonCandy"]), ("nights", ["neonNights"]), ("xyz", []), ("", []),
    (String(repeating: "a", count: 10_000), []),
  ])
  func suggests(name: String, expected: [String]) {
    #expect(NearestNames.suggestions(for: name, among: Self.names) == expected)
  }

  @Test func nearestComesFirstAndTheLimitHolds() {
    let near = NearestNames.suggestions(for: "aab", among: ["aac", "aab", "aad"], limit: 2)
    #expect(near == ["aab", "aac"])
    #expect(NearestNames.suggestions(for: "trn", among: ["tron", "ink", "tron"]) == ["tron"])
  }

  @Test(arguments: [
    ("tron", "tron"), ("TRON", "tron"), ("neon-nights", "neonNights"),
    ("Neon Nights", "neonNights"),
    ("neon", nil), (String(repeating: "-", count: 300) + "tron", nil),
  ])
  func matches(name: String, expected: String?) {
    #expect(NearestNames.match(for: name, among: Self.names) == expected)
  }

  @Test func hintNamesThem() {
    #expect(NearestNames.hint(for: "trom", among: Self.names) == "Did you mean “tron”?")
    let all = "There are “standard”, “cottonCandy”, “neonNights” and “tron”."
    #expect(NearestNames.hint(for: "qqqqq", among: Self.names) == all)
    #expect(NearestNames.hint(for: "qqqqq", among: ["tron"]) == "There is only “tron”.")
    #expect(NearestNames.hint(for: "qqqqq", among: []) == nil)
    #expect(NearestNames.hint(for: "qqqqq", among: (10..<23).map { "name\($0)" }) == nil)
  }
}
