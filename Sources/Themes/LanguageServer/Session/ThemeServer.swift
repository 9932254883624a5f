package import KeyboardPipeline
package import SourceText
import Synchronization
import ThemeTools

/// A function of LSP 3.17 messages, without streams and time, to be testable.
package struct ThemeServer {

  enum Stage {
    case new, running, shutDown
  }

  var stage = Stage.new
  var texts: OpenTexts
  var encoding = TextMap.Unit.utf16
  var usesSnippets = false
  let pictures = RulePictures()
  private(set) var showsPictures = false

  /// Whether texts without a format version are ignored, for a client that opens all JSON files.
  private var isForThemesOnly = false
  let survey = KeyCatalog()
  private var unchecked: Set<String> = []

  /// Addresses of texts opened by the client beyond the limits; their contents aren't kept.
  private var refused: Set<String> = []
  private var checks = 0
  private var unlinted: [String: LintJob] = [:]
  private let version: String
  package private(set) var exitCode: Int32?

  let workspace: Workspace
  private var canWatch = false

  package init(
    files: FileReader, version: String, entries: @escaping FolderEntries = { _, _ in [] }
  ) {
    texts = OpenTexts(over: files)
    workspace = Workspace(entries: entries)
    self.version = version
  }

  package mutating func answers(to message: ClientMessage) -> [JSONText] {
    guard let id = message.id else { return note(message) }
    do throws(ServerError) {
      let result = try result(of: message)
      let warning = workspace.warning.take().map(WorkspaceMessages.warning)
      return [["jsonrpc": "2.0", "id": id, "result": result], warning].compactMap(\.self)
    } catch {
      return [error.answer(to: id)]
    }
  }

  // MARK: Requests

  private mutating func result(of request: ClientMessage) throws(ServerError) -> JSONText {
    switch (request.method, stage) {
    case ("initialize", .new):
      stage = .running
      return initialize(request.parameters)
    case ("initialize", _):
      throw ServerError(.invalidRequest, "The server is already initialized")
    case (_, .new): throw ServerError(.notInitialized, "The first request must be initialize")
    case (_, .shutDown): throw ServerError(.invalidRequest, "The server is shut down")
    case ("shutdown", _):
      stage = .shutDown
      return .null
    default: return try TextAnswer.result(of: request, server: self)
    }
  }

  private mutating func initialize(_ parameters: JSONValue) -> JSONText {
    let client = parameters["capabilities"]
    let offered = client?["general"]?["positionEncodings"]?.array?.compactMap(\.string) ?? []
    encoding = offered.lazy.compactMap { TextMap.Unit(rawValue: $0) }.first ?? .utf16
    let completion = client?["textDocument"]?["completion"]?["completionItem"]
    usesSnippets = completion?["snippetSupport"]?.bool ?? false
    let watching = client?["workspace"]?["didChangeWatchedFiles"]
    canWatch = watching?["dynamicRegistration"]?.bool ?? false
    for root in WorkspaceMessages.roots(of: parameters) { workspace.add(root) }
    let name = parameters["clientInfo"]?["name"]?.string ?? ""
    isForThemesOnly = parameters["initializationOptions"]?["onlyThemes"]?.bool ?? false
    showsPictures = RulePictures.isShown(by: name)
    return [
      "capabilities": TextAnswer.capabilities(encoding: encoding),
      "serverInfo": ["name": "kbrender", "version": .string(version)],
    ]
  }

  func isIgnored(_ text: OpenText) -> Bool { isForThemesOnly && !text.source.isTheme }

  // MARK: Notifications

  private mutating func note(_ notification: ClientMessage) -> [JSONText] {
    if notification.method == "initialized", stage == .running, canWatch {
      workspace.isWatched = true
      return [WorkspaceMessages.registration]
    }
    take(notification)
    return []
  }

  private mutating func take(_ notification: ClientMessage) {
    let document = notification.parameters["textDocument"]
    switch (notification.method, stage) {
    case ("exit", _): exitCode = stage == .shutDown ? 0 : 1
    case ("textDocument/didOpen", .running): open(document)
    case ("textDocument/didChange", .running):
      guard var text = (document?["uri"]?.string).flatMap({ texts[$0] }) else { return }
      let changes = notification.parameters["contentChanges"]?.array ?? []
      text.apply(changes, version: document?["version"]?.integer)
      keep(text)
    case ("textDocument/didClose", .running):
      guard let address = document?["uri"]?.string else { return }
      if refused.remove(address) != nil { unchecked.insert(address) }
      guard texts[address] != nil else { return }
      uncheck(address)
      texts[address] = nil
    case ("textDocument/didSave", .running):
      workspace.forget()
      // Otherwise nobody tells of new pictures.
      if !workspace.isWatched { unchecked.formUnion(texts.all.map(\.address)) }
    case ("workspace/didChangeWatchedFiles", .running):
      workspace.forget()
      for path in WorkspaceMessages.changes(in: notification.parameters) { uncheck(using: path) }
    case ("workspace/didChangeWorkspaceFolders", .running):
      let event = notification.parameters["event"]
      for root in WorkspaceMessages.folders(event?["removed"]) { workspace.remove(root) }
      for root in WorkspaceMessages.folders(event?["added"]) { workspace.add(root) }
    default: break
    }
  }

  private mutating func open(_ document: JSONValue?) {
    guard let address = document?["uri"]?.string, let text = document?["text"]?.string else {
      return
    }
    refused.remove(address)
    keep(
      OpenText(
        address: address, version: document?["version"]?.integer, text: text, encoding: encoding))
  }

  private mutating func keep(_ text: OpenText) {
    if texts.haveRoom(for: text) {
      texts[text.address] = text
    } else {
      refused.insert(text.address)
      texts[text.address] = nil
      unchecked.insert(text.address)
    }
    uncheck(text.address)
  }

  private mutating func uncheck(_ address: String) {
    guard let changed = texts[address] else { return }
    unchecked.insert(address)
    if changed.isFile { uncheck(using: changed.source.name) }
  }

  private mutating func uncheck(using path: String) {
    for other in texts.all where other.dependencies.contains(path) {
      unchecked.insert(other.address)
    }
  }

  // MARK: Diagnostics

  /// Called when no further message waits, so a fast typist doesn't wait for checks of older texts.
  package mutating func diagnostics() -> [JSONText] {
    let addresses = unchecked.sorted()
    unchecked = []
    let files = texts.files
    return addresses.map { address in
      unlinted[address] = nil
      guard var text = texts[address] else {
        var text = OpenText(address: address, version: nil, text: "", encoding: encoding)
        if refused.contains(address) { text.diagnostics = [OpenTexts.refusal] }
        return DiagnosticAnswers(text: text, texts: texts).notification
      }
      if isIgnored(text) { return publish([], about: text) }
      let asked = Mutex<Set<String>>([])
      let file = ThemeFile(
        text.source, files: texts.files { path in asked.withLock { _ = $0.insert(path) } })
      text.dependencies = asked.withLock(\.self)
      checks += 1
      text.check = checks
      if file.theme != nil {
        unlinted[address] = LintJob(address: address, check: checks, file: file, files: files)
      }
      return publish(file.problems, about: text)
    }
  }

  private mutating func publish(_ diagnostics: [Diagnostic], about text: OpenText) -> JSONText {
    var text = text
    text.diagnostics = diagnostics
    texts[text.address] = text
    return DiagnosticAnswers(text: text, texts: texts).notification
  }

  // MARK: Lint

  package var hasLintJob: Bool { stage == .running && !unlinted.isEmpty }

  /// Called when the client is quiet, since a check of the next version makes a result obsolete.
  package mutating func nextLintJob() -> LintJob? {
    guard hasLintJob, let job = unlinted.values.max(by: { $0.check < $1.check }) else { return nil }
    return unlinted.removeValue(forKey: job.address)
  }

  package mutating func answers(to result: LintResult) -> [JSONText] {
    guard let findings = result.findings, let text = texts[result.address],
      text.check == result.check, !unchecked.contains(result.address),
      findings != text.diagnostics
    else { return [] }
    return [publish(findings, about: text)]
  }
}
