import KeyboardKit
import LanguageServer
import Synchronization
import TestSupport
import Testing

/// Streams in memory, on which bytes arrive in bursts.
private final class TestStreams: ServerStreams {

  private var bursts: [[UInt8]]
  private(set) var written: [UInt8] = []

  private let isGone: Bool

  init(_ bursts: [[UInt8]], isGone: Bool = false) {
    self.bursts = bursts
    self.isGone = isGone
  }

  func read(within milliseconds: Int32?) -> [UInt8]? {
    guard milliseconds != 0 else { return [] }
    return bursts.isEmpty ? nil : bursts.removeFirst()
  }

  func write(_ bytes: [UInt8]) -> Bool {
    written += bytes
    return !isGone
  }
}

@Suite struct ServerLoopTests {

  /// Serve bursts of messages, and return the exit code and the messages of the server.
  private static func serve(_ bursts: [[String]]) throws -> (code: Int32, messages: [JSONValue]) {
    try serve(bytes: bursts.map { $0.flatMap(frame) })
  }

  private static func serve(bytes: [[UInt8]]) throws -> (code: Int32, messages: [JSONValue]) {
    let streams = TestStreams(bytes)
    let server = ThemeServer(files: TestClient.reader([:]), version: "test")
    var loop = ServerLoop(server, streams: streams)
    let code = loop.run()
    return (code, try messages(streams.written))
  }

  static func frame(_ text: String) -> [UInt8] {
    Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8)
  }

  static func messages(_ bytes: [UInt8]) throws -> [JSONValue] {
    var frames = FrameReader()
    frames.append(bytes)
    var found: [JSONValue] = []
    while case .content(let content) = frames.next() {
      found.append(try JSONDocument(parsing: SourceFile(name: "", bytes: content)).root)
    }
    return found
  }

  static func request(_ id: Int, _ method: String, _ parameters: String = "{}") -> String {
    #"{"jsonrpc": "2.0", "id": \#(id), "method": "\#(method)", "params": \#(parameters)}"#
  }

  static func note(_ method: String, _ parameters: String = "{}") -> String {
    #"{"jsonrpc": "2.0", "method": "\#(method)", "params": \#(parameters)}"#
  }

  static func opening(_ text: String, version: Int = 1) -> String {
    note(
      "textDocument/didOpen",
      #"{"textDocument": {"uri": "file:///a.json", "version": \#(version), "text": \#(JSONText.string(text).text)}}"#
    )
  }

  static let hover =
    #"{"textDocument": {"uri": "file:///a.json"}, "position": {"line": 0, "character": 3}}"#

  static let endings: [(messages: [String], code: Int32)] = [
    ([request(1, "initialize"), request(2, "shutdown"), note("exit")], 0),
    ([request(1, "initialize"), note("exit")], 1), ([note("exit")], 1),
    ([request(1, "initialize")], 1), ([], 1),
  ]

  @Test(arguments: endings)
  func endsWithTheCodeOfTheProtocol(messages: [String], code: Int32) throws {
    #expect(try Self.serve([messages]).code == code)
  }

  /// Messages with the code of the error that answers them, or 0 for none.
  static let mistakes: [(messages: [String], code: Int)] = [
    ([request(1, "textDocument/hover", hover)], -32002),
    ([request(1, "initialize"), request(2, "initialize")], -32600),
    (
      [request(1, "initialize"), request(2, "shutdown"), request(3, "textDocument/hover", hover)],
      -32600
    ),
    ([request(1, "initialize"), request(2, "workspace/nope")], -32601),
    ([request(1, "initialize"), request(2, "textDocument/hover", hover)], -32602),
    ([request(1, "initialize"), request(2, "textDocument/hover", "[1]")], -32602),
    (
      [
        request(1, "initialize"), opening("{}"),
        request(2, "textDocument/hover", #"{"textDocument": {"uri": "file:///a.json"}}"#),
      ], -32602
    ),
    (["{"], -32700), (["{}"], -32600), (["[1, 2]"], -32600),
    ([String(repeating: "[", count: 1000)], -32700),
    ([#"{"id": 1, "result": null}"#], 0), ([note("$/nope"), note("nope")], 0),
    ([opening("{}"), note("textDocument/didChange", "null"), note("textDocument/didClose")], 0),
  ]

  @Test(arguments: mistakes)
  func answersMistakes(messages: [String], code: Int) throws {
    let answers = try Self.serve([messages]).messages
    #expect(answers.compactMap { $0["error"]?["code"]?.integer }.last ?? 0 == code)
  }

  @Test func endsWithItsClient() {
    let streams = TestStreams([Self.frame(Self.request(1, "initialize"))], isGone: true)
    let server = ThemeServer(files: TestClient.reader([:]), version: "test")
    var loop = ServerLoop(server, streams: streams)
    #expect(loop.run() == 1)
  }

  @Test func goesOnAfterMistakes() throws {
    let messages = [
      "{", Self.request(1, "initialize"), "[]", Self.opening(#"{"formatVersion": 1}"#),
    ]
    .flatMap(Self.frame)
    let bytes = Array("Content-Length: nonsense\r\n\r\n".utf8) + messages
    let answers = try Self.serve(bytes: [bytes]).messages
    #expect(answers.last?["params"]?["diagnostics"]?.array?.isEmpty == true)
  }

  @Test func cancelsRequestsThatWait() throws {
    let burst = [
      Self.request(1, "initialize"), Self.opening("{}"),
      Self.request(2, "textDocument/hover", Self.hover),
      Self.request(3, "textDocument/documentSymbol", Self.hover),
      Self.note("$/cancelRequest", #"{"id": 2}"#),
      Self.note("$/cancelRequest", #"{"id": 99}"#),
    ]
    let answers = try Self.serve([burst]).messages
    #expect(answers.first { $0["id"]?.integer == 2 }?["error"]?["code"]?.integer == -32800)
    #expect(answers.first { $0["id"]?.integer == 3 }?["result"]?.array != nil)
  }

  @Test func checksOnlyTheLastOfWaitingTexts() throws {
    let change = { (version: Int, text: String) in
      Self.note(
        "textDocument/didChange",
        #"{"textDocument": {"uri": "file:///a.json", "version": \#(version)}, "contentChanges": [{"text": "\#(text)"}]}"#
      )
    }
    let burst = [
      Self.request(1, "initialize"), Self.opening("{}"), change(2, "{"), change(3, "[]"),
    ]
    let answers = try Self.serve([burst, [change(2, "{{{")]]).messages
    let published = answers.compactMap { $0["params"] }
    // A version that is out of order changes nothing.
    #expect(published.map { $0["version"]?.integer } == [3, 3])
    #expect(
      published.map { $0["diagnostics"]?.array?.first?["code"]?.string } == [
        "theme/wrong-type", "theme/wrong-type",
      ])
  }

  @Test func changesWithoutAVersionApplyInOrder() throws {
    let change = { (text: String) in
      Self.note(
        "textDocument/didChange",
        #"{"textDocument": {"uri": "file:///a.json"}, "contentChanges": [{"text": "\#(text)"}]}"#)
    }
    let bursts = [
      [Self.request(1, "initialize"), Self.opening("{}")], [change("{")], [change("[]")],
      [change("3")],
    ]
    let published = try Self.serve(bursts).messages.compactMap { $0["params"] }
    #expect(published.last?["version"] == nil)
    let last = published.last?["diagnostics"]?.array?.first
    #expect(last?["message"]?.string?.contains("number") == true, "\(published)")
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func noiseDoesNotTrap(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    var bytes = [Self.request(1, "initialize"), Self.opening(#"{"a": 1}"#), Self.hover].flatMap(
      Self.frame)
    for _ in 0..<8 {
      bytes[Int.random(in: 0..<bytes.count, using: &numbers)] = UInt8.random(
        in: 0...255, using: &numbers)
    }
    _ = try Self.serve(bytes: [
      bytes, [Self.request(2, "shutdown"), Self.note("exit")].flatMap(Self.frame),
    ])
  }

  @Test func theProgramServes() throws {
    let messages = [
      Self.request(1, "initialize"), Self.opening(#"{"formatVersion": 1, "backgrund": 1}"#),
      Self.request(2, "textDocument/hover", Self.hover), Self.request(3, "shutdown"),
      Self.note("exit"),
    ]
    let input = String(decoding: messages.flatMap(Self.frame), as: UTF8.self)
    let run = try Program.built.run(["lsp"], in: Program.project, input: input)
    let answers = try Self.messages(Array(run.output))
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    #expect(answers.compactMap { $0["id"]?.integer } == [1, 2, 3])
    #expect(answers.first?["result"]?["serverInfo"]?["name"]?.string == "kbrender")
    let unfinished = try Program.built.run(
      ["lsp", "--stdio"], in: Program.project, input: "Content-")
    #expect(unfinished.exitCode == 1 && unfinished.errors.isEmpty && unfinished.output.isEmpty)
  }
}
