import Dispatch
import KeyboardKit
import LanguageServer
import Testing

/// The findings of lint, which come after those of the check.
@Suite struct LintTests {

  static func theme(_ color: String = "white") -> String {
    #"{"formatVersion": 1, "buttons": {"all": {"foregroundColor": "\#(color)", "backgroundColor": "ivory"}}}"#
  }

  private static let address = TestClient.address

  private static func codes(_ diagnostics: [JSONText]?) -> [String] {
    (diagnostics ?? []).compactMap { $0["code"]?.content }
  }

  private static func client(of text: String) throws -> TestClient {
    var client = try TestClient()
    try client.open(text)
    let result = try client.lintResult()
    #expect(client.take(result)[address]?.isEmpty == false)
    return client
  }

  @Test func followsTheCheck() throws {
    var client = try TestClient()
    #expect(try client.open(Self.theme()).isEmpty)
    let result = try client.lintResult()
    #expect(Self.codes(client.take(result)[Self.address]).contains("lint/text-contrast"))
    // Nothing is linted twice, and the same findings aren't published twice.
    #expect(!client.isLintDue)
    #expect(client.take(result).isEmpty)
  }

  @Test(arguments: [#"{"formatVersion": 1, "backgrund": 1}"#, "{", "", "[]"])
  func skipsTextsWithErrors(text: String) throws {
    var client = try TestClient()
    #expect(try client.open(text).isEmpty == false)
    #expect(!client.isLintDue)
  }

  /// Messages after which the result of an earlier version counts no more.
  @Test(arguments: [
    ("didChange", #", "contentChanges": [{"text": "{\"formatVersion\": 1}"}]"#), ("didClose", ""),
  ])
  func dropsResultsOfOlderVersions(method: String, further: String) throws {
    for isChecked in [false, true] {
      var client = try TestClient()
      try client.open(Self.theme())
      let result = try client.lintResult()
      let document = #"{"uri": "\#(Self.address)", "version": 99}"#
      _ = try client.send("textDocument/\(method)", #"{"textDocument": \#(document)\#(further)}"#)
      if isChecked { #expect(client.diagnostics()[Self.address]?.isEmpty == true) }
      #expect(client.take(result).isEmpty)
    }
  }

  @Test func theNewestTextComesFirst() throws {
    var client = try TestClient()
    let other = "file:///themes/other.json"
    try client.open(Self.theme(), at: other)
    try client.open(Self.theme())
    for address in [Self.address, other] {
      let result = try client.lintResult()
      #expect(Array(client.take(result).keys) == [address])
    }
  }

  @Test func unsavedBasesCount() throws {
    var client = try TestClient(files: ["/themes/base.json": #"{"formatVersion": 1}"#])
    let base = "file:///themes/base.json"
    try client.open(#"{"formatVersion": 1, "variables": {"ink": "white"}}"#, at: base)
    try client.open(
      Self.theme("{ink}").replacing(
        "{\"formatVersion\"", with: "{\"extends\": \"./base.json\", \"formatVersion\""))
    let result = try client.lintResult()
    #expect(Self.codes(client.take(result)[Self.address]).contains("lint/text-contrast"))
  }

  private static let everything =
    #", "range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}, "context": {"diagnostics": []}"#

  @Test func offersFixes() throws {
    let text = Self.theme()
    var client = try Self.client(of: text)
    let action = try #require(
      try client.ask("codeAction", Self.everything).elements.first {
        Self.codes($0["diagnostics"]?.elements) == ["lint/text-contrast"]
      })
    let edits = action["edit"]?["changes"]?[Self.address]?.elements ?? []
    let fixed = TestClient.applying(edits, to: text)
    #expect(fixed != text)
    try client.change(fixed)
    #expect(client.diagnostics()[Self.address] == [])
    let result = try client.lintResult()
    #expect(result.findings?.contains { $0.code.name == "lint/text-contrast" } == false)
  }

  @Test func fixesOfOlderTextsAreNotOffered() throws {
    var client = try Self.client(of: Self.theme())
    #expect(try client.ask("codeAction", Self.everything).elements.isEmpty == false)
    try client.change("{}")
    #expect(try client.ask("codeAction", Self.everything).elements.isEmpty)
  }

  /// The contrast is explained at the color, its key and no other place.
  @Test(arguments: [("white", true), ("foregroundColor", true), ("buttons", false)])
  func explainsTheContrast(word: String, isExplained: Bool) throws {
    let text = Self.theme()
    var client = try Self.client(of: text)
    let start = try #require(text.range(of: word)?.lowerBound)
    let character = text.distance(from: text.startIndex, to: start) + 1
    let hover = try client.ask("hover", #", "position": {"line": 0, "character": \#(character)}"#)
    let value = hover["contents"]?["value"]?.content ?? ""
    #expect(value.contains("Contrast 1.00:1, needs 3:1") == isExplained, "\(value)")
  }

  /// A client in memory: an empty burst is a pause, or the wait for lint while it goes on.
  private final class Editor: ServerStreams {

    private var bursts: [[String]]
    private(set) var written: [UInt8] = []
    let bell = DispatchSemaphore(value: 0)

    init(_ bursts: [[String]]) { self.bursts = bursts }

    func read(within milliseconds: Int32?) -> [UInt8]? {
      guard milliseconds != 0 else { return [] }
      guard !bursts.isEmpty else { return nil }
      let burst = bursts.removeFirst()
      if burst.isEmpty, milliseconds == nil { bell.wait() }
      return burst.flatMap(ServerLoopTests.frame)
    }

    func write(_ bytes: [UInt8]) -> Bool {
      written += bytes
      return true
    }
  }

  private static let opening = [
    ServerLoopTests.request(1, "initialize"), ServerLoopTests.opening(theme()),
  ]
  private static let exiting = [
    ServerLoopTests.request(9, "shutdown"), ServerLoopTests.note("exit"),
  ]

  private static func hover(_ id: Int) -> String {
    ServerLoopTests.request(id, "textDocument/hover", ServerLoopTests.hover)
  }

  /// Serve an editor and return the exit code, and whether each message has an identifier,
  /// diagnostics or none of them.
  private static func serve(_ bursts: [[String]]) throws -> (code: Int32, messages: [String]) {
    let editor = Editor(bursts)
    let server = ThemeServer(files: TestClient.reader([:]), version: "test")
    let lint = LintWorker { [bell = editor.bell] in bell.signal() }
    var loop = ServerLoop(server, streams: editor, lint: lint)
    let code = loop.run()
    let messages = try ServerLoopTests.messages(editor.written).map { message in
      if let id = message["id"]?.integer { return "\(id)" }
      return message["params"]?["diagnostics"]?.array?.isEmpty == true ? "fine" : "findings"
    }
    return (code, messages)
  }

  /// Bursts, with the messages of the server.
  private static let sessions: [(bursts: [[String]], messages: [String])] = [
    // A pause, and the end of lint.
    ([opening, [], [], exiting], ["1", "fine", "findings", "9"]),
    // Messages are answered while lint goes on, and before a pause.
    ([opening, [], [hover(2)], [], exiting], ["1", "fine", "2", "findings", "9"]),
    ([opening, [hover(2)], [], [], exiting], ["1", "fine", "2", "findings", "9"]),
    // An exit waits neither for a pause nor for lint.
    ([opening, exiting], ["1", "fine", "9"]), ([opening, [], exiting], ["1", "fine", "9"]),
  ]

  @Test(arguments: sessions)
  func goesOnBesideTheMessages(bursts: [[String]], messages: [String]) throws {
    let session = try Self.serve(bursts)
    #expect(session.code == 0 && session.messages == messages)
  }

  @Test(arguments: [[opening], [opening, []], [opening, [], []]])
  func endsWithTheStream(bursts: [[String]]) throws {
    #expect(try Self.serve(bursts).code == 1)
  }
}
