import Foundation
import Glibc
import ProgramSupport
import Testing

/// `kbrender --remote`, which asks by a program of its own.
@Suite struct RemoteCommandTests {

  private func service(
    _ path: String, _ more: String = "", in folder: ScratchFolder
  ) async throws -> String {
    let port = try await LoopbackServer.shared.port()
    return try folder.write(
      #"{"url": "http://127.0.0.1:\#(port)\#(path)"\#(more)}"#, to: "service.json"
    ).path
  }

  @Test func suggestsWhatTheServiceKnows() async throws {
    let folder = try ScratchFolder()
    let file = try await service("/words~{word}{locale}command", in: folder)
    let kbrender = Program.besideRemote
    let run = try kbrender.run(
      ["suggest", "I re", "--locale", "de", "--remote", file], in: folder.url)
    #expect(run.exitCode == 0 && run.text == "receive\nrelieve\n", "\(run.errors)")
    #expect(LoopbackServer.shared.arrivals("/words~redecommand").count == 1)
    let lines = try kbrender.run(
      ["suggest", "--stdin", "--remote", file], in: folder.url, input: "a\nb\n")
    #expect(lines.text.split(separator: "\n").count == 2 && lines.text.contains("relieve"))
  }

  @Test func asksTheLexiconFirst() async throws {
    let folder = try ScratchFolder()
    let file = try await service("/words~{word}first", #", "localFirst": true"#, in: folder)
    let run = try Program.besideRemote.run(
      ["suggest", "--stdin", "--remote", file], in: folder.url, input: "recieve\nqzxqzx\n")
    let lines = run.text.split(separator: "\n")
    #expect(lines.first?.contains("receive") == true && lines.last?.contains("relieve") == true)
    #expect(LoopbackServer.shared.arrivals("/words~recievefirst").isEmpty)
    #expect(LoopbackServer.shared.arrivals("/words~qzxqzxfirst").count == 1)
  }

  @Test func drawsTheSuggestions() async throws {
    let folder = try ScratchFolder()
    let file = try await service("/words~drawn", in: folder)
    let run = try Program.besideRemote.run(
      ["--type", "re", "--remote", file, "--emit", "scene"], in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.text.contains("\"receive\"") && run.text.contains("\"relieve\""))
  }

  @Test(arguments: [
    ("/status/404", "", 2, "status 404"), ("/text", "", 2, "isn't JSON"),
    ("/words", #", "retires": 1"#, 2, "retries"),
  ])
  func failuresSayTheirReason(path: String, more: String, exitCode: Int32, word: String)
    async throws
  {
    let folder = try ScratchFolder()
    let file = try await service(path, more, in: folder)
    for words in [["suggest", "re"], ["--type", "re", "--emit", "scene"]] {
      let run = try Program.besideRemote.run(words + ["--remote", file], in: folder.url)
      #expect(run.exitCode == exitCode && run.errors.contains(word), "\(run.errors)")
      #expect(run.text.isEmpty)
    }
  }

  /// Neither memory nor threads grow with the number of requests.
  @Test func manyRequestsCostNoMore() async throws {
    let folder = try ScratchFolder()
    let file = try await service("/words~{word}many", in: folder)
    let isLong = ProcessInfo.processInfo.environment["KBRENDER_LONG"] != nil
    let count = isLong ? 10_000 : 400
    let (input, output) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = Program.remote.file
    process.arguments = [file]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    defer { process.terminate() }
    let answers = try #require(fdopen(output.fileHandleForReading.fileDescriptor, "r"))
    #expect(Self.line(of: answers) == "ready\n")
    var early: (memory: Int, threads: Int) = (0, 0)
    for number in 0..<count {
      let line = "{\"text\": \"w\(number)\", \"locale\": \"en\"}\n"
      try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
      #expect(Self.line(of: answers).contains("relieve"))
      if number == count / 2 { early = try Self.cost(of: process) }
    }
    let late = try Self.cost(of: process)
    #expect(LoopbackServer.shared.arrivals("/words~w\(count - 1)many").count == 1)
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
