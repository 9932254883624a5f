import Foundation
import ProgramSupport
import Testing

/// The benchmarks for developers.
@Suite struct BenchmarkTests {

  @Test(arguments: [
    "", "compare", "gestures", "predictions", "settings", "snapshots", "suggestions",
  ])
  func helpsAndTellsItsVersion(command: String) throws {
    let words = command.isEmpty ? [] : [command]
    let help = try Program.benchmarks.run(words + ["--help"], in: Program.project)
    #expect(help.exitCode == 0 && help.text.contains("USAGE:") && help.errors.isEmpty)
    let version = try Program.benchmarks.run(words + ["--version"], in: Program.project)
    #expect(version.exitCode == 0 && version.text == "0.1.0\n")
  }

  @Test func measuresComparing() throws {
    let object = try Program.benchmarks.run(
      ["compare", "--rounds", "1", "--json"], in: Program.project
    ).object
    #expect(object?["width"] as? Int == 1170 && object?["height"] as? Int == 792)
    let pairs = try #require(object?["pairs"] as? [String: [String: Double]])
    let counts = ["same bytes", "one key", "every letter"].map { pairs[$0]?["elements"] }
    #expect(counts.prefix(2) == [0, 1] && counts[2].map { $0 > 26 } == true)
    #expect(pairs.values.allSatisfy { ($0["ms"] ?? 0) > 0 && ($0["ratio"] ?? 0) > 0 })
  }

  @Test func measuresGestures() throws {
    let object = try Program.benchmarks.run(
      ["gestures", "--count", "500", "--json"], in: Program.project
    ).object
    #expect(object?["count"] as? Int == 500 && object?["damaged"] as? Int == 0)
  }

  /// After “thank”, “you” is there before it is typed.
  @Test func measuresPredictions() throws {
    let folder = try ScratchFolder()
    try folder.write("Thank you.\n", to: "text.txt")
    let object = try Program.benchmarks.run(
      ["predictions", "text.txt", "--json"], in: folder.url
    ).object
    #expect(object?["words"] as? Int == 2 && object?["foreseen"] as? Double == 50)
    #expect((object?["saved"] as? Double).map { $0 > 30 && $0 < 90 } == true)
  }

  @Test func measuresLargeSuites() throws {
    let folder = try ScratchFolder()
    let run = try Program.benchmarks.run(
      ["snapshots", "--count", "6", "--scale", "0.5", "--json"], in: folder.url,
      variables: ["TMPDIR": folder.url.path])
    let object = run.object
    #expect(run.exitCode == 0 && object?["fine"] as? Int == 6)
    // Nothing is left of the suite.
    #expect(folder.files == [])
  }
}
