import Foundation
import ProgramSupport
import Testing

/// Random gestures on random keys in random surroundings.
@Suite struct GestureBenchTests {

  private static let count = 100_000

  private func play(seed: Int, count: Int = count) throws -> [String: Any] {
    let run = try Program.benchmarks.run(
      ["gestures", "--count", "\(count)", "--seed", "\(seed)", "--json"],
      in: Program.project)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.exitCode) \(run.errors)")
    return try #require(run.object)
  }

  @Test(arguments: 1...3)
  func leaveSoundDocumentsAndNoMemory(seed: Int) throws {
    let result = try play(seed: seed)
    #expect(result["count"] as? Int == Self.count && result["damaged"] as? Int == 0)
    let early = try #require(result["memoryEarly"] as? Int)
    let late = try #require(result["memoryLate"] as? Int)
    // Locales and layouts are kept when they are first met, which goes on after a tenth.
    #expect(early > 0 && late - early < 8_192, "\(early) KB, then \(late) KB")
  }

  @Test func areTheSameForTheSameSeed() throws {
    let documents = try [7, 7, 8].map { try play(seed: $0, count: 3_000)["documents"] as? String }
    #expect(documents[0] != nil && documents[0] == documents[1] && documents[0] != documents[2])
  }
}
