import Foundation
import Glibc
import TestSupport
import Testing

/// Images for clients of a Unix socket.
@Suite struct ServeTests: ProgramSuite {

  typealias Object = [String: Any]

  @Test func answersAsABatchDoes() throws {
    let server = try RunningServer()
    let client = try server.connect()
    let lines = ["-t tron -l de --scale 1", "", "# none", "-l ar --format svg", "-l zxx"]
    let batch = try run("--batch - --jobs 1", input: lines.joined(separator: "\n"))
    #expect(batch.exitCode == 2)
    for line in batch.text.split(separator: "\n") {
      var expected = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? Object)
      let number = try #require(expected["line"] as? Int)
      if number == 1 { client.send(lines.joined(separator: "\n") + "\n") }
      var answer = try client.answer()
      let time = answer.removeValue(forKey: "milliseconds") as? Double
      #expect(expected.removeValue(forKey: "milliseconds") != nil || number == 5)
      #expect(time ?? 1 > 0)
      #expect(answer as NSDictionary == expected as NSDictionary)
    }
  }

  @Test func rendersThemesOfLines() throws {
    let server = try RunningServer()
    let client = try server.connect()
    let theme = #"{"formatVersion": 1, "extends": "tron", "background": "red"}"#
    let answer = try client.answer(
      #"{"arguments": ["-l", "de", "--scale", "1"], "theme": \#(theme)}"#)
    #expect(answer["width"] as? Int == 390 && answer["height"] as? Int == 264)
    let image = try #require((answer["image"] as? String).flatMap { Data(base64Encoded: $0) })
    let folder = try ScratchFolder()
    try folder.write(theme, to: "theme.json")
    try folder.write(image, to: "a.png")
    #expect(try run("-t ./theme.json -l de --scale 1 -o -", in: folder).output == image)
    #expect(try run("info a.png -o -", in: folder).output == image)
  }

  static let wrong: [(line: String, code: String)] = [
    ("-l zxx", "cli/unknown-name"), ("'", "cli/quoting"), ("--bogus", "cli/usage"),
    ("{", "json/syntax"), ("[]", "cli/usage"), (#"{"arguments": "-l de"}"#, "theme/wrong-type"),
    (#"{"arguments": ["-l", 1]}"#, "theme/wrong-type"), (#"{"argument": []}"#, "theme/unknown-key"),
    (#"{"theme": 1}"#, "theme/wrong-type"),
    (#"{"theme": {}, "arguments": ["-t", "tron"]}"#, "cli/conflicting-options"),
    (#"{"theme": {"formatVersion": 1, "buttns": {}}}"#, "theme/unknown-key"),
    (
      #"{"theme": {"formatVersion": 1, "background": {"image": "./a.png"}}}"#,
      "system/unreadable-file"
    ),
    (#"{"theme": {"formatVersion": 1, "extends": "./a.json"}}"#, "system/unreadable-file"),
    ("-o a.png", "system/outside-project"), ("-t ./a.json", "system/outside-project"),
    ("-t - ", "system/outside-project"), ("--backdrop ./a.png", "system/outside-project"),
    ("--fonts .", "system/outside-project"), ("--system-fonts", "system/outside-project"),
    ("--type hi --remote a.json", "system/outside-project"), ("-t mine", "theme/unknown-name"),
    ("--size 9999x9999 --scale 8", "cli/out-of-range"),
  ]

  @Test func wrongLinesFailAlone() throws {
    let folder = try ScratchFolder()
    for name in ["a.json", "mine.json"] { try folder.write(#"{"formatVersion": 1}"#, to: name) }
    try folder.write(try run("--scale 0.5 -o -").output, to: "a.png")
    let files = folder.files
    let server = try RunningServer(in: folder)
    let client = try server.connect()
    for (line, code) in Self.wrong {
      let errors = try client.answer(line)["error"] as? [Object]
      #expect(errors?.first?["code"] as? String == code, "\(line): \(errors ?? [])")
      #expect(errors?.first?["message"] is String)
    }
    #expect(try client.answer("--scale 0.5")["image"] != nil)
    #expect(folder.files == files + ["s"])
  }

  @Test func clientsStayInTheFolder() throws {
    let folder = try ScratchFolder()
    try folder.write(#"{"formatVersion": 1, "extends": "../secret.json"}"#, to: "in/outer.json")
    try folder.write(#"{"formatVersion": 1, "name": "Mint"}"#, to: "in/mint.json")
    try folder.write(#"{"formatVersion": 1, "name": "s3cret"}"#, to: "secret.json")
    try folder.write("{}", to: "kbrender.json")
    for (link, target) in [("in/link.json", "../secret.json"), ("in/new.png", "../new.png")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: link).path, withDestinationPath: target)
    }
    let server = try RunningServer("--folder in", in: folder)
    let client = try server.connect()
    let path = folder.url.appending(path: "in/a b.png").path
    for output in ["a.png", "'\(path)'", "new.png"] {
      let answer = try client.answer("-t ./mint.json --scale 0.5 -o \(output)")
      #expect(answer["file"] is String && answer["image"] == nil, "\(answer)")
    }
    for line in [
      "-t ./outer.json", "-t ./link.json", "-t ../secret.json", "-o ../a.png", "-o /tmp/a.png",
      "--locale-file /etc/passwd",
    ] {
      #expect(try client.answer(line)["error"] != nil, "\(line)")
    }
    let names = ["a b.png", "a.png", "link.json", "mint.json", "new.png", "outer.json"]
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "in").path)
        .sorted() == names)
    #expect(folder.read("new.png") == nil)
  }

  /// Clients that send half a line, too long a line or lines whose answers they don't read, and leave.
  @Test func clientsDoNotDisturbOthers() throws {
    let server = try RunningServer()
    let good = try server.connect()
    let half = try server.connect()
    half.send("-t tr")
    let slow = try server.connect()
    slow.send(String(repeating: "-d ipad-pro-13 --scale 1\n", count: 100))
    let long = try server.connect()
    long.send(String(repeating: "x", count: 5 << 20) + "\n--scale 0.5\n")
    #expect(
      (try long.answer()["error"] as? [Object])?.first?["code"] as? String == "system/file-size")
    #expect(try long.answer()["image"] != nil)
    for _ in 0..<5 {
      let gone = try server.connect()
      gone.send("-d ipad-pro-13\n")
      gone.close()
      #expect(try good.answer("--scale 0.5")["image"] != nil)
    }
    half.send("on -l de --scale 0.5\n")
    #expect(try half.answer()["image"] != nil)
  }

  @Test func skipsLinesOfClosedClients() throws {
    let server = try RunningServer("--jobs 1 --folder .")
    let slow = try server.connect()
    slow.send("-d ipad-pro-13 --scale 6\n")
    let gone = try server.connect()
    gone.send("--scale 0.5 -o gone.png\n")
    gone.close()
    #expect(try slow.answer()["image"] != nil)
    #expect(try server.connect().answer("--scale 0.5")["image"] != nil)
    #expect(!server.folder.files.contains("gone.png"))
  }

  @Test func furtherClientsWait() throws {
    let server = try RunningServer()
    let clients = try (0..<64).map { _ in try server.connect() }
    for client in clients { client.send("-l zxx\n") }
    for client in clients { #expect(try client.answer()["error"] != nil) }
    let last = try server.connect()
    last.send("--scale 0.5\n")
    #expect(!last.hasAnswer(within: 200))
    clients[0].close()
    #expect(try last.answer()["image"] != nil)
  }

  @Test func endsAfterTheLinesUnderWay() throws {
    let server = try RunningServer()
    let (client, idle) = (try server.connect(), try server.connect())
    #expect(try client.answer("--scale 0.5")["image"] != nil)
    client.send("-d ipad-pro-13 --scale 6\n")
    try client.awaitReading()
    server.signal(SIGTERM)
    // The answer is larger than the buffer of the socket, so the server ends after the client has read it.
    #expect(try client.answer()["image"] != nil)
    #expect(server.exitCode == 0)
    #expect(throws: RunningServer.Failure.self) { try idle.answer() }
    #expect(server.folder.files.isEmpty)
  }

  @Test func replacesOnlySocketsThatAreLeftOver() throws {
    let folder = try ScratchFolder()
    let first = try RunningServer(in: folder)
    let second = try run("serve --socket s", in: folder)
    #expect(second.exitCode == 3 && second.errors.contains("s: error: The server can't listen"))
    #expect(second.errors.contains("Name another path"), "\(second.errors)")
    #expect(first.end(SIGKILL) == SIGKILL)
    let third = try RunningServer(in: folder)
    #expect(try third.connect().answer("--scale 0.5")["image"] != nil)
    try folder.write("mine", to: "file")
    let path = "b/" + String(repeating: "a", count: 120)
    for name in ["file", "missing/s", path, "''"] {
      let run = try run("serve --socket \(name)", in: folder)
      #expect(run.exitCode > 1 && run.errors.contains("error"), "\(run.errors)")
    }
    #expect(folder.read("file") == Data("mine".utf8))
  }
}

/// The program while it serves, and its socket in a folder.
final class RunningServer {

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// A connection, whose answers are read one by one.
  final class Client {

    private var descriptor: Int32
    private var received: [UInt8] = []

    init(_ path: String) throws {
      descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      let (descriptor, size) = (descriptor, socklen_t(MemoryLayout<sockaddr_un>.size))
      let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(descriptor, $0, size) }
      }
      guard result == 0 else { throw Failure(description: String(cString: strerror(errno))) }
    }

    deinit { close() }

    func close() {
      if descriptor >= 0 { Glibc.close(descriptor) }
      descriptor = -1
    }

    func send(_ text: String) {
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes {
          Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        guard count > 0 else { return }
        bytes = bytes.dropFirst(count)
      }
    }

    /// Waits until the server has taken all that was sent.
    func awaitReading() throws {
      var unread: Int32 = 1
      for _ in 0..<6000 where unread > 0 {
        usleep(5000)
        guard ioctl(descriptor, UInt(TIOCOUTQ), &unread) == 0 else { break }
      }
      if unread > 0 { throw Failure(description: "The server doesn't read") }
    }

    func hasAnswer(within milliseconds: Int32) -> Bool {
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return Glibc.poll(&poll, 1, milliseconds) > 0
    }

    func answer(_ line: String) throws -> [String: Any] {
      send(line + "\n")
      return try answer()
    }

    func answer() throws -> [String: Any] {
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
          let line = Data(received[..<end])
          received.removeFirst(end + 1)
          guard let object = try JSONSerialization.jsonObject(with: line) as? [String: Any],
            object["version"] as? Int == 1
          else { throw Failure(description: String(decoding: line, as: UTF8.self)) }
          return object
        }
        let count = read(descriptor, &chunk, chunk.count)
        guard count > 0 else { throw Failure(description: "The connection has ended") }
        received += chunk[..<count]
      }
    }
  }

  let folder: ScratchFolder
  private let process = Process()

  init(_ arguments: String = "", in folder: ScratchFolder? = nil) throws {
    self.folder = try folder ?? ScratchFolder()
    process.executableURL = Program.built.file
    process.arguments = ["serve", "--socket", "s"] + ShellWords.split(arguments)
    process.currentDirectoryURL = self.folder.url
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": "/"]
    process.standardError = FileHandle.nullDevice
    try process.run()
    for _ in 0..<3000 where (try? connect()) == nil && process.isRunning { usleep(10_000) }
  }

  deinit { _ = end(SIGKILL) }

  func connect() throws -> Client { try Client(folder.url.appending(path: "s").path) }

  /// Sends a signal, and returns the exit code or the signal that ended the program.
  func end(_ signal: Int32) -> Int32 {
    self.signal(signal)
    return exitCode
  }

  func signal(_ signal: Int32) { kill(process.processIdentifier, signal) }

  var exitCode: Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
