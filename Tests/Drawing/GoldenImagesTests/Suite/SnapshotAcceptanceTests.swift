import Disk
import SourceText
import TestSupport
import Testing

@testable import GoldenImages

/// Goldens out of the report of a run.
@Suite struct SnapshotAcceptanceTests {

  /// A recorded suite, which another machine has drawn differently, and the files of its report.
  private struct Trial {

    let sample = SampleSuite([
      "S/p.args": "picture 10", "S/t.args": "text word", "S/m.matrix": "picture {1,2}",
    ])
    var files: [String: [UInt8]] = [:]
    var report: GoldenReport

    init() throws {
      try sample.record()
      sample.files["S/n.args"] = "picture 5"
      report = try sample.verify { request in
        var request = request
        request.value = request.isPicture ? "2\(request.value)" : "other"
        return try request.drawing()
      }
      var written: [String: [UInt8]] = [:]
      try report.writePage(reading: sample.files.knownBytes) { written[$0.path] = $0.bytes }
      files = written
      report = try GoldenReport(json: Array(report.json().utf8))
      for index in report.cases.indices { report.cases[index].drawn?.sources = "s" }
    }

    func drawn(_ name: String) -> GoldenReport.Drawn? {
      report.cases.first { $0.name == name }?.drawn
    }

    mutating func change(_ name: String, _ edit: (inout GoldenReport.Case) -> Void) {
      for index in report.cases.indices where report.cases[index].name == name {
        edit(&report.cases[index])
      }
    }

    func accept(sources: String = "s") throws -> [GoldenReport.Case] {
      let cases = report.cases.filter(\.status.canBeAccepted)
      let acceptance = try SnapshotAcceptance(
        cases, of: report, in: sample.suite(), sources: { _ in sources },
        reading: { path in
          guard let bytes = files[path] else { throw Gone() }
          return bytes
        })
      return try acceptance.record().results
    }
  }

  private struct Gone: Error, CustomStringConvertible {
    let description = "gone"
  }

  @Test func picturesOfTheRunBecomeGoldens() throws {
    let trial = try Trial()
    let results = try trial.accept()
    #expect(results.count == 5 && results.allSatisfy { $0.status == .recorded })
    for (name, path) in [("p", "S/p.png"), ("n", "S/n.png"), ("t", "S/t.json")] {
      let file = try #require(trial.drawn(name)?.file)
      #expect(
        trial.sample.files.knownBytes(of: path)
          == trial.files["actual/\(file).\(path.suffix(path == "S/t.json" ? 4 : 3))"])
    }
    let list = try #require(trial.sample.files["S/m.hashes"])
    let pixels = try #require(trial.drawn("m/picture-1")?.pixels)
    #expect(list.contains("\(pixels)  picture-1\n"))
    #expect(trial.sample.files["S/manifest.json"]?.contains("n.png") == true)
    // What this machine draws now differs, and accepting again changes nothing.
    #expect(try trial.sample.verify().count(of: .failed) == 5)
    #expect(try trial.accept().allSatisfy { $0.status == .passed })
  }

  /// A mistake or a hostile change, the message, and its place.
  private static let changes:
    [(name: String, says: String, place: String, change: @Sendable (inout Trial) -> Void)] = [
      (
        "arguments", "The arguments differ", "S/p.args",
        { $0.sample.files["S/p.args"] = "picture 11" }
      ),
      ("a golden", "The golden differs", "S/t.json", { $0.sample.files["S/t.json"] = "third\n" }),
      (
        "a digest", "The golden differs", "S/m.hashes",
        { $0.sample.files["S/m.hashes"] = String(repeating: "0", count: 64) + "  picture-1\n" }
      ),
      ("no case", "has no case “n” any more", "S", { $0.sample.files["S/n.args"] = nil }),
      (
        "no file", "isn't the image of “p”: gone", "S/p.args",
        { $0.files = $0.files.filter { $0.key == "index.html" } }
      ),
      (
        "other bytes", "its digest differs", "S/p.args",
        { trial in trial.files = trial.files.mapValues { $0 + [0] } }
      ),
      (
        "a path", "has no image of “p”", "S/p.args",
        { $0.change("p") { $0.drawn?.file = "../" + String(repeating: "a", count: 61) } }
      ),
      (
        "other pixels", "its pixels have another digest", "S/m.matrix",
        { $0.change("m/picture-1") { $0.drawn?.pixels = String(repeating: "0", count: 64) } }
      ),
      (
        "nondeterminism", "that always is the same", "S/p.args",
        { $0.change("p") { $0.drawn = nil } }
      ),
    ]

  @Test(arguments: changes.map(\.name))
  func staleCasesAreRefusedWithTheirPlaces(name: String) throws {
    let row = try #require(Self.changes.first { $0.name == name })
    var trial = try Trial()
    row.change(&trial)
    let before = trial.sample.files.paths.map { trial.sample.files.knownBytes(of: $0) }
    let problems = try #require(throws: Diagnostics.self) { try trial.accept() }.list
    #expect(
      problems.contains { $0.message.contains(row.says) && $0.place?.file == row.place },
      "\(problems.map(\.message))")
    #expect(trial.sample.files.paths.map { trial.sample.files.knownBytes(of: $0) } == before)
  }

  @Test func otherFilesOfACaseAreRefused() throws {
    let trial = try Trial()
    let problems = try #require(throws: Diagnostics.self) { try trial.accept(sources: "t") }.list
    #expect(problems.count == 5)
    #expect(problems.first?.message.contains("is drawn from has changed since") == true)
  }
}
