import Foundation
import TestSupport
import Testing

@testable import kbrender

@Suite struct BenchmarkTests {

  @Test(arguments: ["", "compare", "settings"])
  func helpsAndTellsItsVersion(command: String) throws {
    let words = command.isEmpty ? [] : [command]
    let help = try Program.benchmarks.run(words + ["--help"], in: Program.project)
    #expect(help.exitCode == 0 && help.text.contains("USAGE:") && help.errors.isEmpty)
    let version = try Program.benchmarks.run(words + ["--version"], in: Program.project)
    #expect(version.exitCode == 0 && version.text == "0.1.0\n")
  }

  @Test func measuresComparing() throws {
    let object = try Program.benchmarks.run(
      ["compare", "--rounds", "1", "--output-format", "json"], in: Program.project
    ).object
    #expect(object?["width"] as? Int == 1170 && object?["height"] as? Int == 792)
    let pairs = try #require(object?["pairs"] as? [String: [String: Double]])
    let counts = ["same bytes", "one key", "every letter"].map { pairs[$0]?["elements"] }
    #expect(counts.prefix(2) == [0, 1] && counts[2].map { $0 > 26 } == true)
    #expect(pairs.values.allSatisfy { ($0["ms"] ?? 0) > 0 && ($0["ratio"] ?? 0) > 0 })
  }

  @Test func comparesStagesRoundByRound() {
    var clock = StageClock()
    for _ in 0..<3 {
      clock.measure("work") {}
      clock.measure("reference") { _ = (0..<1000).map { "\($0)" } }
    }
    #expect(clock.medianRatio(of: ["reference"], to: "reference") == 1)
    #expect(clock.medianRatio(of: ["work", "reference"], to: "reference") >= 1)
    #expect(clock.medianRatio(of: ["unknown"], to: "reference") == 0)
  }
}
