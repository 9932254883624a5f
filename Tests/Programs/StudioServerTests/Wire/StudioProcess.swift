#if Studio
import Foundation
import Glibc
import TestSupport
import Testing

/// A running studio.
final class StudioProcess {

  let process = Process()
  let port: Int
  let token: String

  let line: String

  private let errorFile: URL

  /// The folder is there as long as the studio.
  private let folder: ScratchFolder

  /// The cookie of the browser that has opened it.
  private(set) var cookie = ""

  /// Start a studio in a folder, whose `state` is for its journals.
  init(
    _ options: [String] = ["--no-open"], in folder: ScratchFolder,
    variables: [String: String] = [:],
    opens: Bool = true
  ) throws {
    let errors = try folder.write("", to: "state/errors-\(UUID().uuidString)")
    errorFile = errors
    self.folder = folder
    let themes = folder.url.appending(path: "themes")
    try FileManager.default.createDirectory(at: themes, withIntermediateDirectories: true)
    process.executableURL = Program.studio.file
    process.arguments = options
    process.currentDirectoryURL = themes
    process.environment = Self.variables(in: folder).merging(variables) { $1 }
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    var bytes: [UInt8] = []
    while !bytes.contains(0x0A) {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      bytes += more
    }
    line = String(decoding: bytes, as: UTF8.self)
    let match = try #require(
      line.firstMatch(of: /^Studio: http:\/\/[^\/]*:(\d+)\/start\?token=([0-9a-f]{64})\n$/),
      "\(line) \((try? String(contentsOf: errors, encoding: .utf8)) ?? "")")
    port = try #require(Int(match.1))
    token = String(match.2)
    if opens {
      let reply = try #require(
        try self.reply(to: "GET /start?token=\(token) HTTP/1.1", cookie: .none))
      try #require(reply.status == 303)
      cookie = String(try #require(reply.fields["set-cookie"]).prefix { $0 != ";" })
    }
  }

  deinit {
    end(SIGKILL)
  }

  static func variables(in folder: ScratchFolder) -> [String: String] {
    [
      "PATH": "/usr/bin:/bin", "HOME": folder.url.path,
      "XDG_STATE_HOME": folder.url.appending(path: "state").path,
    ]
  }

  /// Whether the tests take their time, by the variable `KBRENDER_LONG`.
  static let isLong = ProcessInfo.processInfo.environment["KBRENDER_LONG"] != nil

  static func count(_ usual: Int, long: Int) -> Int { isLong ? long : usual }

  var host: String { "127.0.0.1:\(port)" }

  var errors: String { (try? String(contentsOf: errorFile, encoding: .utf8)) ?? "" }

  /// Send a signal, wait for the end, and return the exit code; negative for a signal.
  @discardableResult
  func end(_ signal: Int32) -> Int32 {
    if process.isRunning { kill(process.processIdentifier, signal) }
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
      ? -process.terminationStatus : process.terminationStatus
  }

  func memory() throws -> Int {
    let path = "/proc/\(process.processIdentifier)/status"
    let status = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    let match = try #require(status.firstMatch(of: /VmRSS:\s*(\d+) kB/))
    return (Int(match.1) ?? 0) << 10
  }

  // MARK: Requests

  /// The cookie of a request.
  enum Cookie {
    case own, none
    case other(String)
  }

  func connect(receiveBytes: Int32? = nil) throws -> Connection {
    try Connection(port: port, receiveBytes: receiveBytes)
  }

  /// Return a request's head with the cookie and what else is given.
  func head(_ line: String, _ fields: [String] = [], cookie: Cookie = .own) -> String {
    let text: String? =
      switch cookie {
      case .own: self.cookie
      case .none: nil
      case .other(let text): text
      }
    let all = ["Host: \(host)"] + (text.map { ["Cookie: \($0)"] } ?? []) + fields
    return "\(line)\r\n\(all.joined(separator: "\r\n"))\r\n\r\n"
  }

  /// Send a request on a connection of its own, and return the reply; nil if there is none.
  func reply(to line: String, _ fields: [String] = [], cookie: Cookie = .own) throws -> Reply? {
    let connection = try connect()
    connection.send(head(line, fields, cookie: cookie))
    return try connection.reply()
  }

  func pageFields(_ body: some Collection<UInt8>) -> [String] {
    [
      "Origin: http://\(host)", "Sec-Fetch-Site: same-origin", "Content-Type: application/json",
      "Content-Length: \(body.count)",
    ]
  }

  /// Send messages as the page does, which may ask for a picture.
  func send(
    _ messages: [[String: Any]], from client: String = "a", asking picture: [String: Any]? = nil,
    on connection: Connection
  ) throws {
    let numbered = messages.enumerated().map { $1.merging(["id": $0 + 1]) { $1 } }
    var members: [String: Any] = ["client": client, "messages": numbered]
    members["picture"] = picture
    let body = try JSONSerialization.data(withJSONObject: members)
    // A body by itself would wait until the other side has the head, which the system delays.
    connection.send(Data(head("POST /session/messages HTTP/1.1", pageFields(body)).utf8) + body)
  }

  func answer(on connection: Connection) throws -> [String: Any] {
    let reply = try #require(try connection.reply())
    try #require(reply.status == 200, "\(reply)")
    return try #require(reply.object, "\(reply.text)")
  }

  /// Send messages as the page does, and return their results.
  func results(
    of messages: [[String: Any]], from client: String = "a", on connection: Connection? = nil
  ) throws -> [[String: Any]] {
    let connection = try connection ?? connect()
    try send(messages, from: client, on: connection)
    let answer = try answer(on: connection)
    return try #require(answer["results"] as? [[String: Any]], "\(answer)")
  }

  func result(
    of type: String, _ members: [String: Any] = [:], from client: String = "a",
    on connection: Connection? = nil
  ) throws -> [String: Any] {
    let result = try results(
      of: [members.merging(["type": type]) { $1 }], from: client, on: connection)
    return try #require(result.first?["result"] as? [String: Any], "\(result)")
  }
}
#endif
