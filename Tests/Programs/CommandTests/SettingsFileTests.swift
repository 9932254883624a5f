import Foundation
import KeyboardDrawing
import TestSupport
import Testing

/// Many processes write into the same file of settings at the same time, and some are killed.
@Suite struct SettingsFileTests {

  /// A process that writes values, and what it has told of them.
  private struct Writer {
    let name: String
    let process: Process
    let log: URL

    init(_ name: String, count: Int, in folder: ScratchFolder) throws {
      self.name = name
      log = try folder.write(Data(), to: name)
      process = Process()
      process.executableURL = Program.benchmarks.file
      process.currentDirectoryURL = folder.url
      process.arguments = [
        "settings", "settings.json", "--count", "\(count)", "--writer", name,
      ]
      process.standardOutput = try FileHandle(forWritingTo: log)
      process.standardError = FileHandle.nullDevice
      try process.run()
    }

    /// The number of values that it says are kept.
    var keptCount: Int {
      (try? String(contentsOf: log, encoding: .utf8))?.count { $0 == "\n" } ?? 0
    }
  }

  private func settings(in folder: ScratchFolder) throws -> [String: Int] {
    let data = try Data(contentsOf: folder.url.appending(path: "settings.json"))
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Int])
  }

  @Test func fiftyWritersLoseNothing() throws {
    let folder = try ScratchFolder()
    let writers = try (0..<50).map { try Writer("w\($0)", count: 20, in: folder) }
    for writer in writers {
      writer.process.waitUntilExit()
      #expect(writer.process.terminationStatus == 0 && writer.keptCount == 20)
    }
    let names = (0..<50).flatMap { writer in (0..<20).map { ("w\(writer).\($0)", $0) } }
    #expect(try settings(in: folder) == Dictionary(uniqueKeysWithValues: names))
  }

  @Test func writersThatAreKilledLeaveWhatTheyHaveWritten() throws {
    let folder = try ScratchFolder()
    var random = SeededNumbers(seed: 6)
    var expected: [String: Int] = [:]
    // Somebody else goes on writing all the time.
    let other = try Writer("other", count: 1_000_000_000, in: folder)
    defer {
      kill(other.process.processIdentifier, SIGKILL)
      other.process.waitUntilExit()
    }
    for index in 0..<20 {
      let writer = try Writer("w\(index)", count: 400, in: folder)
      // Every other one is in the middle of writing, the others may not have started.
      for _ in 0..<5000 where index.isMultiple(of: 2) && writer.keptCount < 3 { usleep(2_000) }
      usleep(UInt32.random(in: 0..<30_000, using: &random))
      kill(writer.process.processIdentifier, SIGKILL)
      writer.process.waitUntilExit()
      for number in 0..<writer.keptCount { expected["\(writer.name).\(number)"] = number }
      let settings = try settings(in: folder)
      let lost = expected.filter { settings[$0.key] != $0.value }
      #expect(lost.isEmpty, "after \(index + 1) kills: \(lost.keys.sorted().prefix(5))")
    }
    #expect(expected.count > 20)
    #expect(!folder.files.contains("settings.json.damaged"))
    let last = try Writer("last", count: 1, in: folder)
    last.process.waitUntilExit()
    #expect(try settings(in: folder)["last.0"] == 0)
  }
}
