import SourceText
import Synchronization
import Testing

private final class Count: Sendable {

  private let count = Mutex(0)

  var value: Int { count.withLock(\.self) }

  func add() { count.withLock { $0 += 1 } }
}

/// Variables in the files of a workspace that aren't open, and what changes on disk.
@Suite struct WorkspaceTests {

  private static let base =
    "{\"formatVersion\": 1, \"variables\": {\"ink\": \"red\", \"pen\": \"navy\"}}"

  private static let files = [
    "/themes/base.json": base,
    "/themes/deep/er/night.json":
      #"{"formatVersion": 1, "extends": "../../mine.json:x", "foregroundColor": "mix({ink}, blue)"}"#,
    "/themes/other.json":
      #"{"formatVersion": 1, "variables": {"ink": "blue"}, "foregroundColor": "{ink}"}"#,
    "/themes/.hidden/a.json":
      #"{"formatVersion": 1, "extends": "../base.json", "foregroundColor": "{ink}"}"#,
    "/themes/package.json": #"{"extends": "./base.json", "foregroundColor": "{ink}"}"#,
    "/themes/broken.json":
      #"{"formatVersion": 1, "extends": ["./base.json", 3], "background": "{ink}", "#,
    "/elsewhere/a.json":
      #"{"formatVersion": 1, "extends": "../themes/base.json", "background": "{ink}"}"#,
  ]

  private static let theme =
    #"{"formatVersion": 1, "extends": "./base.json", "foregroundColor": "{in|k}"}"#

  private static func uses(_ client: inout TestClient, _ theme: String) throws -> [String] {
    let found = try client.ask(
      "references", at: theme, #", "context": {"includeDeclaration": true}"#)
    return Set(found.elements.compactMap { $0["uri"]?.content }).sorted()
  }

  private static let related = [
    TestClient.address, "file:///themes/base.json", "file:///themes/broken.json",
    "file:///themes/deep/er/night.json",
  ]

  @Test(arguments: [
    #""rootUri": "file:///themes""#, #""rootPath": "/themes""#,
    #""rootUri": "file:///nowhere", "workspaceFolders": [{"uri": "file:///themes", "name": "T"}]"#,
  ])
  func referencesAreInAllFiles(root: String) throws {
    var client = try TestClient(files: Self.files, parameters: root)
    #expect(try Self.uses(&client, Self.theme) == Self.related.sorted())
  }

  @Test func renamesInAllFiles() throws {
    var client = try TestClient(files: Self.files, root: "file:///themes")
    let changes = try client.ask("rename", at: Self.theme, #", "newName": "tint""#)["changes"]
    guard case .object(let files) = changes else {
      return #expect(Bool(false), "\(changes?.text ?? "")")
    }
    #expect(files.map(\.key).sorted() == Self.related.sorted())
    for file in files where file.key != TestClient.address {
      let path = String(file.key.dropFirst(7))
      let text = try #require(Self.files[path])
      let renamed = TestClient.applying(file.value.elements, to: text)
      #expect(renamed == text.replacing("ink", with: "tint"))
    }
    // A name that a related file has is taken, although nothing of this file has it.
    let theirs = Self.files.merging([
      "/themes/up.json":
        #"{"formatVersion": 1, "extends": "./mine.json", "variables": {"tint": 1}}"#
    ]) { $1 }
    var other = try TestClient(files: theirs, root: "file:///themes")
    #expect(
      try other.ask("rename", at: Self.theme, #", "newName": "tint""#)["code"] == .integer(-32803))
  }

  @Test func foldersComeAndGo() throws {
    var client = try TestClient(files: Self.files, root: "file:///elsewhere")
    #expect(try !Self.uses(&client, Self.theme).contains("file:///themes/broken.json"))
    let event = { (key: String) in
      #"{"event": {"\#(key)": [{"uri": "file:///themes", "name": "T"}]}}"#
    }
    _ = try client.send("workspace/didChangeWorkspaceFolders", event("added"))
    #expect(try Self.uses(&client, Self.theme).contains("file:///themes/broken.json"))
    _ = try client.send("workspace/didChangeWorkspaceFolders", event("removed"))
    #expect(try !Self.uses(&client, Self.theme).contains("file:///themes/broken.json"))
  }

  @Test func withoutAWorkspaceTheFolderCounts() throws {
    var client = try TestClient(files: Self.files)
    let found = try Self.uses(&client, Self.theme)
    #expect(found.contains("file:///themes/broken.json"))
    #expect(!found.contains("file:///themes/deep/er/night.json"))
  }

  /// A client that opens all JSON files may ask for themes only.
  @Test(arguments: [true, false])
  func leavesOtherFilesAlone(isAsked: Bool) throws {
    var client = try TestClient(
      parameters: #""initializationOptions": {"onlyThemes": \#(isAsked)}"#)
    #expect(try client.open(#"{"name": "pack|age"}"#).isEmpty == isAsked)
    #expect((try client.ask("foldingRange") == .null) == isAsked)
    #expect(try client.ask("documentColor") == [])
    try client.change(#"{"formatVersion": 1, "nam": "package"}"#)
    #expect(client.diagnostics()[TestClient.address]?.count == 1)
    #expect(try client.ask("foldingRange") == [])
  }

  /// Folders that never end, and more files than are read.
  @Test(arguments: ["/themes/loop", "/themes"])
  func largeWorkspacesAreSearchedInPart(root: String) throws {
    let listed = Count()
    var client = try TestClient(
      files: Self.files, root: "file://\(root)",
      entries: { folder, most in
        listed.add()
        if root == "/themes/loop" { return [("again", true)] }
        return (0..<most).map { ("\($0).json", false) }
      })
    let answer = try client.messages("rename", at: Self.theme, #", "newName": "tint""#)
    #expect(
      answer.contains { $0["method"]?.content == "window/showMessage" } == (root == "/themes"))
    #expect(answer.contains { $0["result"]?["changes"] != nil })
    #expect(listed.value < 20)
  }

  @Test func hugeFilesAreNotRead() throws {
    let huge = Self.base + String(repeating: " ", count: 13 << 20)
    var files = Self.files
    files["/themes/huge.json"] = huge.replacing("{\"f", with: "{\"extends\": \"./base.json\", \"f")
    var client = try TestClient(files: files, root: "file:///themes")
    #expect(try Self.uses(&client, Self.theme) == Self.related.sorted())
  }

  private static let watching =
    #"{"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}}}"#

  @Test func asksToBeToldOfChanges() throws {
    var client = try TestClient(capabilities: Self.watching)
    let registration = try #require(try client.send("initialized", "{}").first)
    #expect(registration["method"]?.content == "client/registerCapability")
    #expect(registration["id"] != nil)
    let pattern = registration["params"]?["registrations"]?.elements.first?["registerOptions"]?[
      "watchers"]?.elements.first?["globPattern"]?.content
    #expect(pattern?.contains("json") == true && pattern?.contains("svg") == true)
    var other = try TestClient()
    #expect(try other.send("initialized", "{}").isEmpty)
  }

  /// Whatever a check has asked for is checked again when it changes, also if it wasn't there.
  @Test(arguments: [
    (#""extends": "./base.json""#, "base.json", true),
    (#""extends": "./middle.json""#, "base.json", true),
    (#""background": {"image": "./gone.png"}"#, "gone.png", true),
    (#""background": {"image": "../gone.png"}"#, "../gone.png", true),
    (#""extends": "./base.json""#, "other.json", false), (#""name": "A""#, "base.json", false),
  ])
  func changesOnDiskAreChecked(member: String, path: String, isChecked: Bool) throws {
    let files = [
      "/themes/base.json": Self.base,
      "/themes/middle.json": #"{"formatVersion": 1, "extends": "./base.json"}"#,
    ]
    var client = try TestClient(files: files, capabilities: Self.watching)
    _ = try client.send("initialized", "{}")
    try client.open(#"{"formatVersion": 1, \#(member)}"#)
    let full = path.hasPrefix("../") ? "/" + path.dropFirst(3) : "/themes/" + path
    let change = #"{"changes": [{"uri": "file://\#(full)", "type": 2}]}"#
    _ = try client.send("workspace/didChangeWatchedFiles", change)
    #expect((client.diagnostics()[TestClient.address] != nil) == isChecked)
  }

  /// What was read is kept until the client tells of a change.
  @Test func readsAWatchedWorkspaceOnce() throws {
    let listed = Count()
    var client = try TestClient(
      files: Self.files, capabilities: Self.watching, root: "file:///themes",
      entries: { folder, most in
        listed.add()
        return TestClient.entries(Self.files)(folder, most)
      })
    _ = try client.send("initialized", "{}")
    _ = try Self.uses(&client, Self.theme)
    let first = listed.value
    _ = try Self.uses(&client, Self.theme)
    #expect(first > 0 && listed.value == first)
    _ = try client.send(
      "workspace/didChangeWatchedFiles",
      #"{"changes": [{"uri": "file:///themes/base.json", "type": 2}]}"#)
    _ = try Self.uses(&client, Self.theme)
    #expect(listed.value == 2 * first)
  }
}
