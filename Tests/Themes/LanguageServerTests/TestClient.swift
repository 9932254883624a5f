import KeyboardKit
import KeyboardPipeline
import LanguageServer
import Testing

/// An editor in memory, which marks its cursor by `|` in texts.
struct TestClient {

  private var server: ThemeServer
  private var version = 0
  private var id = 0

  /// The address of the text that is opened without another one.
  static let address = "file:///themes/mine.json"

  init(
    files: [String: String] = [:], capabilities: String = "{}", client: String = "Tests",
    root: String? = nil, parameters: String? = nil, entries: FolderEntries? = nil
  ) throws {
    server = ThemeServer(
      files: Self.reader(files), version: "test", entries: entries ?? Self.entries(files))
    let further = root.map { #""rootUri": "\#($0)""# } ?? parameters ?? #""rootUri": null"#
    _ = try request(
      "initialize",
      #"{"clientInfo": {"name": "\#(client)"}, "capabilities": \#(capabilities), \#(further)}"#)
  }

  static func entries(_ files: [String: String]) -> FolderEntries {
    { folder, most in
      let rests = files.keys.filter { $0.hasPrefix(folder + "/") }.map {
        $0.dropFirst(folder.count + 1)
      }
      let folders = Set(
        rests.filter { $0.contains("/") }.compactMap { $0.split(separator: "/").first })
      let all =
        folders.map { (String($0), true) }
        + rests.filter { !$0.contains("/") }.map { (String($0), false) }
      return Array(all.sorted { $0.0 < $1.0 }.prefix(most)).map { (name: $0.0, isFolder: $0.1) }
    }
  }

  /// Return the messages that answer a request about the position of a cursor in a text.
  mutating func messages(_ method: String, at marked: String, _ further: String) throws
    -> [JSONText]
  {
    let before = marked.prefix { $0 != "|" }
    try open(String(before + marked.dropFirst(before.count + 1)))
    return try send("textDocument/\(method)", parameters(at: String(before), further), id: 999)
  }

  static func reader(_ files: [String: String]) -> FileReader {
    let read: @Sendable (String) throws -> SourceFile = { path in
      guard let text = files[path], text.utf8.count <= InputBudget.theme.bytes else {
        throw KeyboardTheme.UnavailableFile()
      }
      return SourceFile(name: path, text: text)
    }
    return FileReader(
      file: { path, _ in try read(path) },
      companion: { path, theme in try read(FilePath(theme.folder).resolving(path)) })
  }

  mutating func send(_ method: String, _ parameters: String, id: Int? = nil) throws -> [JSONText] {
    let identity = id.map { #""id": \#($0), "# } ?? ""
    let text = #"{"jsonrpc": "2.0", \#(identity)"method": "\#(method)", "params": \#(parameters)}"#
    return server.answers(to: try ClientMessage(Array(text.utf8)))
  }

  mutating func request(_ method: String, _ parameters: String = "{}") throws -> JSONText {
    id += 1
    let answer = try send(method, parameters, id: id).first
    return answer?["result"] ?? answer?["error"] ?? .null
  }

  @discardableResult mutating func open(
    _ text: String, at address: String = Self.address
  ) throws -> [JSONText] {
    version += 1
    let document: JSONText = [
      "uri": .string(address), "languageId": "jsonc", "version": .integer(version),
      "text": .string(text),
    ]
    _ = try send("textDocument/didOpen", #"{"textDocument": \#(document.text)}"#)
    return diagnostics()[address] ?? []
  }

  mutating func change(_ text: String, at address: String = Self.address) throws {
    version += 1
    let text = JSONText.string(text).text
    _ = try send(
      "textDocument/didChange",
      #"{"textDocument": {"uri": "\#(address)", "version": \#(version)}, "contentChanges": [{"text": \#(text)}]}"#
    )
  }

  mutating func close(_ address: String) throws {
    _ = try send("textDocument/didClose", #"{"textDocument": {"uri": "\#(address)"}}"#)
  }

  mutating func diagnostics() -> [String: [JSONText]] {
    Self.published(server.diagnostics())
  }

  var isLintDue: Bool { server.hasLintJob }

  /// Lint the text that is due, as after a pause, without a word to the server.
  mutating func lintResult() throws -> LintResult {
    let job = server.nextLintJob()
    return LintWorker().result(of: try #require(job))
  }

  /// Hand a result of lint to the server, and return the diagnostics that it publishes.
  mutating func take(_ result: LintResult) -> [String: [JSONText]] {
    Self.published(server.answers(to: result))
  }

  private static func published(_ messages: [JSONText]) -> [String: [JSONText]] {
    var found: [String: [JSONText]] = [:]
    for message in messages {
      guard let address = message["params"]?["uri"]?.content else { continue }
      found[address] = message["params"]?["diagnostics"]?.elements ?? []
    }
    return found
  }

  /// Open a text with a cursor, and return the result of a request about its position.
  mutating func ask(
    _ method: String, at marked: String, _ further: String = ""
  ) throws -> JSONText {
    let before = marked.prefix { $0 != "|" }
    try open(String(before + marked.dropFirst(before.count + 1)))
    return try request("textDocument/\(method)", parameters(at: String(before), further))
  }

  mutating func ask(_ method: String, _ further: String = "") throws -> JSONText {
    try request(
      "textDocument/\(method)", #"{"textDocument": {"uri": "\#(Self.address)"}\#(further)}"#)
  }

  private func parameters(at before: String, _ further: String) -> String {
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let character = lines.last?.utf16.count ?? 0
    return #"{"textDocument": {"uri": "\#(Self.address)"}, "#
      + #""position": {"line": \#(lines.count - 1), "character": \#(character)}\#(further)}"#
  }

  static func applying(_ edits: [JSONText], to text: String) -> String {
    let file = SourceFile(name: "", text: text)
    let lines = LinePositions(file, encoding: .utf16)
    let changes = edits.compactMap { edit -> TextEdit? in
      guard let start = position(edit["range"]?["start"]), let end = position(edit["range"]?["end"])
      else { return nil }
      return TextEdit(
        lines.offset(of: start)..<lines.offset(of: end), edit["newText"]?.content ?? "")
    }
    return String(decoding: file.applying(changes).bytes, as: UTF8.self)
  }

  private static func position(_ value: JSONText?) -> TextPosition? {
    guard case .integer(let line) = value?["line"],
      case .integer(let character) = value?["character"]
    else { return nil }
    return TextPosition(line: line, character: character)
  }
}
