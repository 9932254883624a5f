import Foundation
import TestSupport
import Testing

/// The golden images under `Snapshots`, drawn and compared by one run of the program.
@Suite struct SnapshotTests {

  /// The output of the program for the suite.
  struct Report: Decodable, Sendable {

    struct Case: Decodable, Sendable {
      var name: String
      var status: String
      var rung: String?
      var message: String
      var actual: String?
      var isStale: Bool?
    }

    var listed: Int
    var cases: [Case]
  }

  static let names: [String] = {
    let folder = Program.project.appending(path: "Snapshots").path
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".args") }.map { String($0.dropLast(5)) }.sorted()
  }()

  /// One run for all cases; goldens without a case are told too.
  static let report = Result { () throws -> Report in
    let run = try Program.built.run(
      ["snapshot", "verify", "--output-format", "json"], in: Program.project)
    return try JSONDecoder().decode(Report.self, from: run.output)
  }

  @Test(arguments: names)
  func looksAsBefore(name: String) throws {
    let found = try #require(try Self.report.get().cases.first { $0.name == name })
    let picture = found.actual.map { "; see \($0)" } ?? ""
    #expect(found.status == "passed", "\(found.message)\(picture)")
  }

  /// Hashes of large matrices have no files of their own.
  @Test func everyOtherCaseIsAsBefore() throws {
    let report = try Self.report.get()
    let wrong = report.cases.filter { $0.status != "passed" && !Self.names.contains($0.name) }
    #expect(wrong.map { "\($0.name): \($0.status): \($0.message)" } == [])
    #expect(report.cases.count == report.listed && report.listed >= Self.names.count)
  }

  /// Fonts and libraries are pinned, so no tolerance is required.
  @Test func everythingIsExact() throws {
    #expect(try Self.report.get().cases.filter { $0.rung != "exact" }.map(\.name) == [])
  }

  /// Differences are named from the lists of elements that goldens store.
  @Test func noListOfElementsIsStale() throws {
    #expect(try Self.report.get().cases.filter { $0.isStale == true }.map(\.name) == [])
  }

  private static let coverage = Result {
    try Program.built.run(["snapshot", "coverage", "--output-format", "json"], in: Program.project)
  }

  /// The actions, locales, states, style fields and devices that no golden covers.
  ///
  /// The font of Korean is optional.
  @Test(arguments: ["actions", "locales", "states", "styleFields", "devices"])
  func nothingIsLeftOut(topic: String) throws {
    let found = try #require(Self.coverage.get().object?[topic] as? [String: [String]])
    #expect(found["missing"] == (topic == "locales" ? ["ko"] : []))
    #expect(found["shown"]?.isEmpty == false)
  }

  @Test func everyPictureIsSmall() throws {
    for name in Self.names {
      let file = Program.project.appending(path: "Snapshots/\(name).png")
      let size = (try? Data(contentsOf: file).count) ?? 0
      #expect(size <= 25 << 10, "\(name).png has \(size) bytes")
    }
  }
}
