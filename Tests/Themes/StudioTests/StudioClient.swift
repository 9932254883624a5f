import KeyboardKit
import KeyboardPipeline
import Studio
import Synchronization
import Testing

/// A folder in memory, with the journals beside it.
final class MemoryFiles: StudioFiles, Sendable {

  static let folder = "/themes"

  private let stored: Mutex<[String: [UInt8]]>
  private let kept = Mutex<[String: [UInt8]]>([:])

  /// The number of times that a file of the folder was written.
  let writes = Mutex(0)

  init(_ files: [String: String] = [:]) {
    stored = Mutex(files.mapValues { Array($0.utf8) })
  }

  subscript(name: String) -> String? {
    get { stored.withLock { $0[name] }.map { String(decoding: $0, as: UTF8.self) } }
    set { stored.withLock { $0[name] = newValue.map { Array($0.utf8) } } }
  }

  var journalBytes: [String: [UInt8]] {
    get { kept.withLock(\.self) }
    set { kept.withLock { $0 = newValue } }
  }

  var reader: FileReader {
    let read: @Sendable (String) throws -> SourceFile = { [self] path in
      let name = FilePath(path).name
      guard let bytes = stored.withLock({ $0[name] }) else {
        throw KeyboardTheme.UnavailableFile()
      }
      return SourceFile(name: path, bytes: bytes)
    }
    return FileReader(
      file: { path, _ in try read(path) },
      companion: { path, theme in try read(FilePath(theme.folder).resolving(path)) })
  }

  func themes(upTo most: Int) -> [String] {
    Array(stored.withLock { $0.keys.filter { $0.hasSuffix(".json") }.sorted() }.prefix(most))
  }

  func bytes(of name: String) throws -> [UInt8]? { stored.withLock { $0[name] } }

  func replace(_ name: String, by bytes: [UInt8]) throws {
    stored.withLock { $0[name] = bytes }
    writes.withLock { $0 += 1 }
  }

  let installed = Mutex<[String]>([])

  func installedThemes() -> [(name: String, path: String)] {
    installed.withLock(\.self).map { (FilePath($0).name(without: ".json"), "/installed/\($0)") }
  }

  func journals() -> [String] { Array(journalBytes.keys) }

  func journal(_ name: String) throws -> [UInt8] { journalBytes[name] ?? [] }

  func replaceJournal(_ name: String, by bytes: [UInt8]) throws {
    kept.withLock { $0[name] = bytes }
  }

  func append(_ bytes: [UInt8], toJournal name: String) throws {
    kept.withLock { $0[name, default: []] += bytes }
  }

  func removeJournal(_ name: String) throws { kept.withLock { $0[name] = nil } }
}

/// A tab of a browser, without a server between it and the session.
final class StudioClient {

  let session: Session
  let files: MemoryFiles
  let name: String

  private var events: [JSONText] = []
  private var id = 0
  private let tabs: Tabs

  /// All clients of a session, which get its events.
  private final class Tabs {
    var all: [StudioClient] = []
  }

  init(
    _ files: MemoryFiles = MemoryFiles(), name: String = "a",
    background: (any BackgroundWork)? = nil
  ) {
    (self.files, self.name, tabs) = (files, name, Tabs())
    var numbers = SystemRandomNumberGenerator()
    session = Session(
      files: files, version: "test", folder: MemoryFiles.folder, background: background
    ) { count in
      (0..<count).map { _ in UInt8.random(in: 0...255, using: &numbers) }
    }
    tabs.all.append(self)
  }

  init(beside other: StudioClient, name: String) {
    (session, files, self.name, tabs) = (other.session, other.files, name, other.tabs)
    tabs.all.append(self)
  }

  private func deliver() {
    let events = session.takeEvents()
    for tab in tabs.all { tab.events += events }
  }

  /// The error of a message.
  struct Refusal: Error, CustomStringConvertible {
    let code: String
    let message: String

    var description: String { "\(code): \(message)" }
  }

  /// The picture of the last answer, as the client has asked for it.
  private(set) var picture: JSONText?

  /// The common members of bodies: a view and a scale.
  var wish: JSONText?

  @discardableResult
  func send(_ type: String, _ members: [(String, JSONText)] = []) throws -> JSONText {
    id += 1
    let message = JSONText.object([("id", .integer(id)), ("type", .string(type))] + members)
    let body = JSONText.object(
      present: [("client", .string(name)), ("messages", [message]), ("picture", wish)])
    let answer = try Self.json(session.results(of: Array(body.text.utf8)))
    deliver()
    picture = answer["picture"]
    let result = try #require(answer["results"]?.elements.first)
    #expect(result["id"] == .integer(id))
    if let error = result["error"] {
      throw Refusal(code: error["code"]?.content ?? "", message: error["message"]?.content ?? "")
    }
    return try #require(result["result"])
  }

  /// Return the events of a type since the last time.
  func take(_ type: String) -> [JSONText] {
    let found = events.filter { $0["type"]?.content == type }
    events.removeAll { $0["type"]?.content == type }
    return found
  }

  /// Let a while pass without a message.
  func rest() {
    work()
    session.workWhenIdle()
    work()
  }

  func work() {
    var rest = 1000
    while session.hasWork, rest > 0 {
      session.work()
      rest -= 1
    }
    deliver()
  }

  func open(_ text: String, as file: String = "mine.json") throws -> OpenDocument {
    files[file] = text
    let list = try send("hello")["files"]?.elements ?? []
    let id = try #require(list.first { $0["name"]?.content == file }?["id"])
    return OpenDocument(self, try send("document.new", [("from", ["file": id])]))
  }

  static func withMint() throws -> (client: StudioClient, document: OpenDocument) {
    let client = StudioClient()
    return (client, try client.open(DocumentTests.mint))
  }

  static func json(_ bytes: [UInt8]) throws -> JSONText {
    try JSONDocument(parsing: SourceFile(name: "answer", bytes: bytes)).root.jsonText
  }
}

/// A document as a client sees it: its text follows from events alone.
final class OpenDocument {

  let client: StudioClient
  let id: JSONText
  private(set) var version: Int
  private(set) var text: [UInt16]

  init(_ client: StudioClient, _ document: JSONText) {
    self.client = client
    id = document["id"] ?? .null
    version = document["version"]?.number ?? 0
    text = Array((document["text"]?.content ?? "").utf16)
  }

  var string: String { String(decoding: text, as: UTF16.self) }

  func follow() {
    for event in client.take("document") where event["document"] == id {
      var (end, result): (Int, [UInt16]) = (0, [])
      for change in event["changes"]?.elements ?? [] {
        result += text[end..<(change["from"]?.number ?? 0)]
        result += (change["text"]?.content ?? "").utf16
        end = change["to"]?.number ?? 0
      }
      text = result + text[end...]
      version = event["version"]?.number ?? 0
    }
  }

  @discardableResult
  func send(_ type: String, _ members: [(String, JSONText)] = []) throws -> JSONText {
    defer { follow() }
    return try client.send(type, [("document", id)] + members)
  }

  func view(_ options: JSONText = [:]) throws -> JSONText {
    try #require(try send("view.open", [("options", options)])["id"])
  }

  func edit(_ path: String, _ value: String?, gesture: String? = nil, on version: Int? = nil) throws
  {
    let edit: JSONText =
      value.map { ["path": .string(path), "value": .string($0)] }
      ?? ["path": .string(path), "remove": true]
    try send(
      "document.edit",
      [("version", .integer(version ?? self.version)), ("edits", [edit])]
        + (gesture.map { [("gesture", .string($0))] } ?? []))
  }

  func type(_ text: String, from: Int, to: Int, on version: Int? = nil) throws {
    try send(
      "document.change",
      [
        ("version", .integer(version ?? self.version)),
        ("changes", [["from": .integer(from), "to": .integer(to), "text": .string(text)]]),
      ])
  }

  func state() throws -> JSONText {
    let documents = try client.send("hello")["documents"]?.elements ?? []
    return try #require(documents.first { $0["id"] == id })
  }
}

extension JSONText {

  var number: Int? {
    switch self {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }
}

extension JSONValue {

  var jsonText: JSONText {
    switch content {
    case .null: .null
    case .bool(let value): .boolean(value)
    case .number(let number): Int(exactly: number).map { .integer($0) } ?? .number(number)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.jsonText))
    case .object(let object): .object(object.members.map { ($0.key, $0.value.jsonText) })
    }
  }
}

extension Session {

  /// Return the answer to a request, which is given at once without a background.
  func results(of body: [UInt8]) -> [UInt8] {
    let answer = GivenAnswer()
    self.answer(body) { bytes in answer.bytes.withLock { $0 = bytes } }
    return answer.bytes.withLock(\.self)
  }
}

private final class GivenAnswer: Sendable {
  let bytes = Mutex<[UInt8]>([])
}
