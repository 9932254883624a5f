#if Remote
import Foundation
import Glibc
import TestSupport
import Testing

/// `kbrender --remote`, which asks by a program of its own.
@Suite final class RemoteCommandTests: FolderSuite {

  private func service(
    _ path: String, _ more: String = "", in folder: ScratchFolder
  ) async throws -> String {
    let port = try await LoopbackServer.shared.port()
    return try folder.write(
      #"{"url": "http://127.0.0.1:\#(port)\#(path)"\#(more)}"#, to: "service.json"
    ).path
  }

  private func run(
    _ words: [String], in folder: ScratchFolder, input: String = ""
  ) async throws -> Program.Run {
    try await apart { try Program.besideRemote.run(words, in: folder.url, input: input) }
  }

  @Test func suggestsWhatTheServiceKnows() async throws {
    let file = try await service("/words~{word}{locale}command", in: folder)
    let result = try await run(["suggest", "I re", "--locale", "de", "--remote", file], in: folder)
    #expect(result.exitCode == 0 && result.text == "receive\nrelieve\n", "\(result.errors)")
    #expect(LoopbackServer.shared.arrivals("/words~redecommand").count == 1)
    let lines = try await run(["suggest", "-", "--remote", file], in: folder, input: "a\nb\n")
    #expect(lines.text.split(separator: "\n").count == 2 && lines.text.contains("relieve"))
  }

  @Test func asksTheLexiconFirst() async throws {
    let file = try await service("/words~{word}first", #", "localFirst": true"#, in: folder)
    let result = try await run(
      ["suggest", "-", "--remote", file], in: folder, input: "recieve\nqzxqzx\n")
    let lines = result.text.split(separator: "\n")
    #expect(lines.first?.contains("receive") == true && lines.last?.contains("relieve") == true)
    #expect(LoopbackServer.shared.arrivals("/words~recievefirst").isEmpty)
    #expect(LoopbackServer.shared.arrivals("/words~qzxqzxfirst").count == 1)
  }

  @Test func drawsTheSuggestions() async throws {
    let file = try await service("/words~drawn", in: folder)
    let result = try await run(["--type", "re", "--remote", file, "--emit", "scene"], in: folder)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.text.contains("\"receive\"") && result.text.contains("\"relieve\""))
  }

  /// The file lists the variable, and the command line or a variable allows it.
  @Test(arguments: [
    (["--allow-env", "WORDS_KEY"], [:]), ([], ["KBRENDER_ALLOW_ENV": "A,WORDS_KEY"]),
  ])
  func allowedVariablesAreSent(words: [String], variables: [String: String]) async throws {
    let more =
      #", "environment": ["WORDS_KEY"], "headers": {"X-Key": "${WORDS_KEY}\#(words.count)"}"#
    let file = try await service("/words~key\(words.count)", more, in: folder)
    for command in [["suggest", "re"], ["--type", "re", "--emit", "scene"]] {
      let result = try await apart {
        try Program.besideRemote.run(
          command + ["--remote", file] + words, in: folder.url,
          variables: variables.merging(["WORDS_KEY": "k"]) { $1 })
      }
      #expect(result.exitCode == 0, "\(result.errors)")
    }
    let arrivals = LoopbackServer.shared.arrivals("/words~key\(words.count)")
    #expect(arrivals.count == 2 && arrivals.allSatisfy { $0.headers["x-key"] == "k\(words.count)" })
  }

  @Test(arguments: [
    (#", "environment": ["WORDS_KEY"]"#, [], "--allow-env WORDS_KEY"),
    (#", "environment": ["WORDS_KEY"]"#, ["--allow-env", "A,B"], "--allow-env WORDS_KEY"),
    ("", ["--allow-env", "WORDS_KEY"], "isn't in the list"),
  ])
  func otherVariablesAreRefused(more: String, words: [String], says: String) async throws {
    let file = try await service(
      "/words~refused", more + #", "headers": {"X-Key": "${WORDS_KEY}"}"#, in: folder)
    for command in [["suggest", "re"], ["--type", "re", "--emit", "scene"]] {
      let result = try await apart {
        try Program.besideRemote.run(
          command + ["--remote", file] + words, in: folder.url, variables: ["WORDS_KEY": "secret"])
      }
      #expect(result.exitCode == 2 && result.errors.contains(says), "\(result.errors)")
      #expect(!result.errors.contains("secret"))
    }
    #expect(LoopbackServer.shared.arrivals("/words~refused").isEmpty)
  }

  @Test(arguments: [
    ("/status/404", "", 2, "status 404"), ("/text", "", 2, "isn't JSON"),
    ("/words", #", "retires": 1"#, 2, "retries"),
  ])
  func failuresSayTheirReason(path: String, more: String, exitCode: Int32, word: String)
    async throws
  {
    let file = try await service(path, more, in: folder)
    for words in [["suggest", "re"], ["--type", "re", "--emit", "scene"]] {
      let result = try await run(words + ["--remote", file], in: folder)
      #expect(result.exitCode == exitCode && result.errors.contains(word), "\(result.errors)")
      #expect(result.text.isEmpty)
    }
  }

  /// Neither memory nor threads grow with the number of requests.
  @Test func manyRequestsCostNoMore() async throws {
    let file = try await service("/words~{word}many", in: folder)
    let isLong = ProcessInfo.processInfo.environment["KBRENDER_LONG"] != nil
    let count = isLong ? 10_000 : 400
    try await apart { try Self.ask(file, times: count) }
    #expect(LoopbackServer.shared.arrivals("/words~w\(count - 1)many").count == 1)
  }

  private static func ask(_ file: String, times count: Int) throws {
    let (input, output) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = Program.remote.file
    process.arguments = ["suggest", file]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    defer { process.terminate() }
    let answers = try #require(fdopen(output.fileHandleForReading.fileDescriptor, "r"))
    #expect(line(of: answers) == "ready\n")
    var early: (memory: Int, threads: Int) = (0, 0)
    for number in 0..<count {
      let request = "{\"text\": \"w\(number)\", \"locale\": \"en\"}\n"
      try input.fileHandleForWriting.write(contentsOf: Data(request.utf8))
      #expect(line(of: answers).contains("relieve"))
      if number == count / 2 { early = try cost(of: process) }
    }
    let late = try cost(of: process)
    #expect(late.threads <= early.threads + 2, "\(early) \(late)")
    #expect(late.memory < early.memory + 4096, "\(early) \(late)")
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private static func line(of file: UnsafeMutablePointer<FILE>) -> String {
    var (line, size): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
    defer { free(line) }
    guard getline(&line, &size, file) > 0, let line else { return "" }
    return String(cString: line)
  }

  /// In kB, and threads.
  private static func cost(of process: Process) throws -> (memory: Int, threads: Int) {
    let text = try String(
      contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    func number(_ key: String) throws -> Int {
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("\(key):") })
      return try #require(Int(line.filter(\.isWholeNumber)))
    }
    return (try number("VmRSS"), try number("Threads"))
  }
}
#endif
