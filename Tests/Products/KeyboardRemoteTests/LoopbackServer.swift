#if Remote
import Foundation
import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTPTypes
import NIOPosix
import Synchronization

/// A server of this machine, which answers each path in a way of its own.
final class LoopbackServer: Sendable {

  /// A request that has arrived.
  struct Arrival: Sendable {
    let method: String
    let path: String
    let headers: [String: String]
    let body: String
  }

  static let shared = LoopbackServer()

  private let log = Mutex<[Arrival]>([])
  private let files = Mutex<[String: [UInt8]]>([:])
  private let running: Mutex<Task<Int, any Error>?> = Mutex(nil)

  /// Return the port, on which the server listens until the tests end.
  func port() async throws -> Int {
    let task = running.withLock { running in
      let task = running ?? Task { try await self.start() }
      running = task
      return task
    }
    return try await task.value
  }

  func arrivals(_ start: String) -> [Arrival] {
    log.withLock { $0.filter { $0.path.hasPrefix(start) } }
  }

  func serve(_ bytes: [UInt8], at path: String) {
    files.withLock { $0[path] = bytes }
  }

  private func start() async throws -> Int {
    let logger = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }
    let (ports, port) = AsyncStream<Int>.makeStream()
    let server = Server(
      childChannelSetup: HTTP1Channel(
        responder: { request, writer, _ in try await self.respond(to: request, writer) },
        configuration: HTTP1Channel.Configuration()),
      configuration: ServerConfiguration(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in port.yield(channel.localAddress?.port ?? 0) },
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: logger)
    Task { try await server.run() }
    for await port in ports { return port }
    return 0
  }

  private func respond(to request: Request, _ writer: consuming ResponseWriter) async throws {
    let body = try await request.body.collect(upTo: 1 << 20)
    let path = request.head.path ?? ""
    let headers = Dictionary(
      request.head.headerFields.map { ($0.name.canonicalName, $0.value) }, uniquingKeysWith: { $1 })
    let times = log.withLock { log in
      log.append(
        Arrival(
          method: request.head.method.rawValue, path: path, headers: headers,
          body: String(buffer: body)))
      return log.count { $0.path == path }
    }
    var reply = Reply(to: path, time: times)
    if let file = files.withLock({ $0[path] }) { reply.body = file }
    let head = HTTPResponse(
      status: HTTPResponse.Status(code: reply.status),
      headerFields: HTTPFields(
        reply.headers.compactMap { name, value in
          HTTPField.Name(name).map { HTTPField(name: $0, value: value) }
        }))
    switch reply.ending {
    case .complete:
      try await writer.write(
        response: head, body: ResponseBody(byteBuffer: ByteBuffer(bytes: reply.body)))
    case .hangBefore: try await Task.sleep(for: .seconds(3600))
    case .hangAfter:
      var body = try await writer.writeHead(head)
      try await body.write(ByteBuffer(bytes: reply.body))
      try await Task.sleep(for: .seconds(3600))
    case .never:
      var body = try await writer.writeHead(head)
      while true { try await body.write(ByteBuffer(bytes: reply.body)) }
    case .abort:
      var body = try await writer.writeHead(head)
      try await body.write(ByteBuffer(bytes: reply.body))
      throw Aborted()
    }
  }

  private struct Aborted: Error {}
}

/// Do what blocks on a thread of its own, since the server answers on those of the tests.
func apart<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
  }
}

/// An answer of the server.
struct Reply {

  enum Ending { case complete, hangBefore, hangAfter, never, abort }

  var status = 200
  var headers: [String: String] = [:]
  var body: [UInt8] = []
  var ending = Ending.complete

  static let words = #"["receive","relieve"]"#

  /// The answer to the nth request for a path; what follows a `~` is the name of a test.
  init(to path: String, time: Int) {
    let parts = path.prefix { $0 != "?" && $0 != "~" }.split(separator: "/").map(String.init)
    let number = parts.last.flatMap { Int($0) } ?? 0
    body = Array(Self.words.utf8)
    switch parts.first ?? "" {
    case "slow": ending = .hangBefore
    case "trickle": ending = .hangAfter
    case "endless": (body, ending) = ([UInt8](repeating: 0x20, count: 1 << 16), .never)
    case "broken": (headers["Content-Length"], ending) = ("100", .abort)
    case "large":
      headers["Content-Length"] = "\(number > 0 ? number : 2 << 20)"
      ending = .hangAfter
    case "status":
      status = number
      // A body after 204 would be read as the next answer of the connection.
      if number == 204 { body = [] }
    case "flaky": status = time <= number ? 503 : 200
    case "patient": (status, headers["Retry-After"]) = (time == 1 ? 429 : 200, "\(number)")
    case "redirect":
      let next = number > 0 ? "/redirect/\(number - 1)" : "/words"
      (status, headers["Location"]) = (307, next + Self.name(in: path))
      headers["Set-Cookie"] = "a=b"
    case "loop": (status, headers["Location"]) = (302, path)
    case "see":
      (status, headers["Location"]) = (303, "/words" + Self.name(in: path))
    case "elsewhere": (status, headers["Location"]) = (308, "http://localhost:9/words")
    case "encrypted": (status, headers["Location"]) = (308, "https://localhost:9/words")
    case "nowhere": (status, headers["Location"]) = (301, "http://")
    case "gzip":
      body = Self.bytes("H4sIAAAAAAAC/4tWKkpNTs0sS1XSAbJyMlOBrFgAF3Wr3BUAAAA=")
      headers["Content-Encoding"] = "gzip"
    case "deflate":
      body = Self.bytes("eNqLVipKTU7NLEtV0gGycjJTgaxYAE9oBzw=")
      headers["Content-Encoding"] = "deflate"
    case "bomb":
      body = Self.bytes(Self.bomb)
      headers["Content-Encoding"] = "deflate"
    case "damaged": headers["Content-Encoding"] = "gzip"
    case "text": body = Array("receive".utf8)
    case "empty": body = []
    case "deep": body = Array(String(repeating: "[", count: 100_000).utf8)
    case "null": body = Array("null".utf8)
    case "none": body = Array("[]".utf8)
    case "nested": body = Array(#"{"choices":[{"text":"receive, relieve\nretrieve"}]}"#.utf8)
    case "objects":
      body = Array(
        #"{"list":[{"text":"receive","isAutocorrect":true},{"text":"b","title":"B","subtitle":"s"},{}]}"#
          .utf8)
    case "hostile":
      let long = String(repeating: "x", count: 1000)
      body = Array(#"["receive","\u001b[2J","","receive","\#(long)","relieve"]"#.utf8)
    case "many":
      body = Array(("[" + (0..<5000).map { "\"w\($0)\"" }.joined(separator: ",") + "]").utf8)
    default: break
    }
  }

  private static func bytes(_ base64: String) -> [UInt8] {
    Array(Data(base64Encoded: base64) ?? Data())
  }

  private static func name(in path: String) -> String {
    path.firstIndex(of: "~").map { String(path[$0...]) } ?? ""
  }

  /// 2 MB of spaces.
  private static let bomb =
    "eNrtwTEBAAAAwqAq65/SGD5AAQ" + String(repeating: "A", count: 2707) + "HwNYyg8AQ=="
}
#endif
