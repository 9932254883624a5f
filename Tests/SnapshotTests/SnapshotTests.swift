import Foundation
import ProgramSupport
import Testing

/// The golden images under `Snapshots`, drawn and compared by one run of the program.
@Suite struct SnapshotTests {

  /// What the program says of a case.
  struct Verdict: Decodable, Sendable {
    var name: String
    var verdict: String
    var message: String
    var picture: String?
  }

  /// The cases, found by their files.
  static let names: [String] = {
    let folder = Program.project.appending(path: "Snapshots").path
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".args") }.map { "Snapshots/\($0.dropLast(5))" }.sorted()
  }()

  /// One run for all cases; goldens without a case are told too.
  static let verdicts = Result { () throws -> [Verdict] in
    guard !names.isEmpty else { return [] }
    let run = try Program.fast.run(["snapshot", "verify", "--json"], in: Program.project)
    return try JSONDecoder().decode([Verdict].self, from: run.output)
  }

  @Test(arguments: names)
  func looksAsBefore(name: String) throws {
    let verdict = try #require(try Self.verdicts.get().first { $0.name == name })
    let picture = verdict.picture.map { "; see \($0)" } ?? ""
    #expect(verdict.verdict == "same", "\(verdict.message)\(picture)")
  }

  @Test func everyGoldenHasACase() throws {
    let obsolete = try Self.verdicts.get().filter { $0.verdict == "obsolete" }.map(\.name)
    #expect(obsolete.isEmpty)
  }

  @Test func everyPictureIsSmall() throws {
    for name in Self.names {
      let file = Program.project.appending(path: "\(name).png")
      let size = (try? Data(contentsOf: file).count) ?? 0
      #expect(size <= 25 << 10, "\(name).png has \(size) bytes")
    }
  }
}
