import ArgumentParser
import Foundation
import KeyboardDrawing
import TestSupport
import Testing

@testable import kbrender

/// Parallel writes of the same file, which lose no change.
@Suite final class ParallelWriterTests: FolderSuite, ProgramSuite {

  /// Commands that change a file which they have read, with arguments for `mint.json`.
  static let rewriting = [
    "theme set": "mint.json author me", "theme unset": "mint.json author", "theme fmt": "mint.json",
    "theme check": "mint.json --fix",
  ]

  /// Those that change files of a folder, each with a test below or in its own suite.
  static let changing: Set = [
    "theme pack add", "theme pack remove", "lexicon learn", "lexicon forget", "snapshot record",
    "snapshot accept", "snapshot review", "snapshot clean", "snapshot coverage",
  ]

  /// Those that write new files, or none.
  static let others: Set = [
    "render", "type", "sheet", "screens", "preview", "theme new", "theme get", "theme show",
    "theme explain", "theme diff", "theme import", "theme export", "theme pack make",
    "theme pack check", "theme pack unpack", "studio", "snapshot verify", "snapshot merge",
    "snapshot diff", "gallery build", "gallery check", "gallery merge", "suggest", "lexicon build",
    "lexicon list", "list", "info", "explain", "init", "lsp", "serve", "doctor", "completions",
    "help", "bench", "manual",
  ]

  @Test func everyCommandIsListed() {
    let commands = KBRender.tree().filter { $0.type.configuration.subcommands.isEmpty }
    let names = Set(commands.map { $0.words.joined(separator: " ") })
    #expect(names == Set(Self.rewriting.keys).union(Self.changing).union(Self.others))
  }

  /// Run lines at the same time, and return their exit codes.
  private func run(_ lines: [String], in folder: ScratchFolder) throws -> [Int32] {
    let processes = try lines.map { line in
      let process = Process()
      process.executableURL = Program.built.file
      process.arguments = ShellWords.split(line)
      process.currentDirectoryURL = folder.url
      process.environment = [
        "PATH": "/usr/bin:/bin", "HOME": "/", "XDG_DATA_HOME": folder.url.path,
      ]
      for stream in [\Process.standardOutput, \.standardError] {
        process[keyPath: stream] = FileHandle.nullDevice
      }
      try process.run()
      return process
    }
    return processes.map { process in
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  @Test(arguments: rewriting.keys.sorted())
  func noChangeOfAThemeIsLost(command: String) throws {
    // Laid out as nobody would, of an older form, with a text that is hard to read.
    try folder.write(
      """
      {"formatVersion": 1, "name": "Mint",
      "author": "you", "buttons": {"primary": {"backgroundColor": "#ffffff", "foregroundColor": "#eeeeee"}}}
      """, to: "mint.json")
    let sets = (0..<6).map { "theme set mint.json x-\($0) '#00000\($0)'" }
    let line = "\(command) \(try #require(Self.rewriting[command]))"
    let codes = try run(sets.flatMap { [$0, line] }, in: folder)
    let text = String(decoding: try #require(folder.read("mint.json")), as: UTF8.self)
    for index in sets.indices {
      #expect(codes[2 * index] == 0 && text.contains("#00000\(index)"), "\(codes) \(text)")
    }
    #expect(folder.files == ["mint.json"])
  }

  /// Of packs with one name and version, one is added.
  @Test func onePackOfANameIsAdded() throws {
    let metadata = #"{"id": "com.example.mint", "version": "1.0.0", "license": "MIT"}"#
    for index in 0..<6 {
      try folder.write(#"{"formatVersion": 1, "name": "Mint \#(index)"}"#, to: "\(index)/mint.json")
      try folder.write(metadata, to: "\(index)/mint.pack.json")
      let line = "theme pack make \(index)/mint.json -o \(index)/mint-1.0.0.kbtheme"
      try #require(try self.run(line, in: folder).exitCode == 0)
    }
    let codes = try run((0..<6).map { "theme pack add \($0)/mint-1.0.0.kbtheme" }, in: folder)
    let added = try #require(codes.firstIndex(of: 0))
    #expect(codes.count { $0 == 2 } == 5, "\(codes)")
    let pack = folder.read("kbrender/themes/mint-1.0.0.kbtheme")
    #expect(pack != nil && pack == folder.read("\(added)/mint-1.0.0.kbtheme"))
    #expect(
      try run(Array(repeating: "theme pack remove mint", count: 4), in: folder).sorted() == [
        0, 2, 2, 2,
      ])
  }

  @Test(arguments: ["learn", "ignore"])
  func noWordIsLost(command: String) throws {
    let words = ["alder", "birch", "cedar", "elder", "hazel", "larch"]
    let codes = try run(words.map { "lexicon \(command) \($0)kb --locale en" }, in: folder)
    let kept = String(decoding: try #require(folder.read("kbrender/words.json")), as: UTF8.self)
    #expect(
      codes.allSatisfy { $0 == 0 } && words.allSatisfy { kept.contains("\($0)kb") }, "\(kept)")
    #expect(
      try run(words.map { "lexicon forget \($0)kb --locale en" }, in: folder).allSatisfy { $0 == 0 }
    )
    let rest = String(decoding: try #require(folder.read("kbrender/words.json")), as: UTF8.self)
    #expect(!words.contains { rest.contains("\($0)kb") }, "\(rest)")
  }

  /// The manifest has the goldens of all runs, also of those that accept a report.
  @Test func noGoldenIsLost() throws {
    let names = (0..<6).map { "case\($0)" }
    for name in names {
      try folder.write("--size 200x160 --scale 1 --emit layout", to: "S/\(name).args")
    }
    try #require(try self.run("snapshot record S --filter none", in: folder).exitCode != 1)
    var codes = try run(names.map { "snapshot record S --filter \($0)" }, in: folder)
    #expect(codes.allSatisfy { $0 == 0 }, "\(codes)")
    func listed() -> [String] {
      let text = String(decoding: folder.read("S/manifest.json") ?? Data(), as: UTF8.self)
      return names.filter { text.contains("\"\($0).json\"") }
    }
    #expect(listed() == names)
    for name in names {
      try folder.write("--size 210x160 --scale 1 --emit layout", to: "S/\(name).args")
    }
    try #require(try self.run("snapshot verify S --report report", in: folder).exitCode == 1)
    codes = try run(names.map { "snapshot accept report \($0)" }, in: folder)
    #expect(codes.allSatisfy { $0 == 0 } && listed() == names, "\(codes)")
    #expect(try self.run("snapshot verify S", in: folder).exitCode == 0)
  }

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
      process.arguments = ["settings", "settings.json", "--count", "\(count)", "--writer", name]
      process.standardOutput = try FileHandle(forWritingTo: log)
      process.standardError = FileHandle.nullDevice
      try process.run()
    }

    var keptCount: Int {
      (try? String(contentsOf: log, encoding: .utf8))?.count { $0 == "\n" } ?? 0
    }
  }

  private func settings(in folder: ScratchFolder) throws -> [String: Int] {
    let data = try Data(contentsOf: folder.url.appending(path: "settings.json"))
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Int])
  }

  @Test func fiftyWritersLoseNothing() throws {
    let writers = try (0..<50).map { try Writer("w\($0)", count: 20, in: folder) }
    for writer in writers {
      writer.process.waitUntilExit()
      #expect(writer.process.terminationStatus == 0 && writer.keptCount == 20)
    }
    let names = (0..<50).flatMap { writer in (0..<20).map { ("w\(writer).\($0)", $0) } }
    #expect(try settings(in: folder) == Dictionary(uniqueKeysWithValues: names))
  }

  @Test func writersThatAreKilledLeaveWhatTheyHaveWritten() throws {
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
