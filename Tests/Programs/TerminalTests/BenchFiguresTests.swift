import SourceText
import Testing

@testable import Terminal

@Suite struct BenchFiguresTests {

  private static func file(_ text: String) -> SourceFile {
    SourceFile(name: "before.json", bytes: Array(text.utf8))
  }

  @Test func readsWhatABenchmarkPrints() throws {
    let file = Self.file(
      #"{"width": 3, "stages": {"draw": {"ms": 1, "ratio": 0.5}, "load": {"ratio": 0}}}"#)
    let figures = try BenchFigures("stages", of: file)
    #expect(figures.parts == [.init(name: "draw", ratio: 0.5), .init(name: "load", ratio: 0)])
  }

  @Test(arguments: [
    ("{}", "no figures of “stages”"), ("[1]", "object"), ("{", "1:2"),
    (#"{"stages": {"draw": {"ms": 1}}}"#, "“draw” has no ratio"),
    (#"{"stages": {"draw": {"ratio": "1"}}}"#, "ratio"), (#"{"pairs": {}}"#, "no figures"),
  ])
  func refusesOtherFiles(text: String, part: String) throws {
    let error = try #require(throws: Diagnostics.self) {
      try BenchFigures("stages", of: Self.file(text))
    }
    #expect("\(error)".contains(part))
  }

  @Test(arguments: [(1.0, false), (1.09, false), (1.12, true), (0.5, false), (3, true)])
  func findsWhatIsSlower(growth: Double, isSlower: Bool) {
    let before = BenchFigures("stages", [.init(name: "draw", ratio: 0.2)])
    let after = BenchFigures(
      "stages", [.init(name: "draw", ratio: 0.2 * growth), .init(name: "new", ratio: 9)])
    let comparison = BenchComparison(before, after)
    #expect(comparison.slower == (isSlower ? ["draw"] : []))
    #expect(comparison.text.contains("slower") == isSlower)
    #expect(!comparison.text.contains("new"))
  }
}
