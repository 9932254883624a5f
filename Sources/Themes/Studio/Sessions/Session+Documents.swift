import Foundation
import KeyboardPipeline
import SourceText
import ThemeExchange
import ThemeTools

extension StudioDocument {

  var members: [(String, JSONText?)] {
    [
      ("id", .string(id)), ("name", .string(title)), ("file", file.map { .string($0) }),
      ("isSaved", .boolean(isSaved)), ("outside", outside == nil ? nil : .boolean(true)),
      ("baseline", baseline.map { .string($0.step) }),
    ]
  }

  var json: JSONText {
    .object(
      present: members + [
        ("version", .integer(version)), ("text", .string(text)), ("problems", problemList),
      ] + history.members)
  }
}

extension Session {

  // MARK: Opening and closing

  static let ways = ["extends", "installed", "seed", "photo", "import", "empty", "file"]

  func start(_ from: MessageMembers) throws -> MessageType.Answer {
    let ways = Self.ways.filter(from.has)
    guard ways.count == 1 else {
      throw StudioError(
        .form, "\("from".quoted) must have one of \(Self.ways.quoted.joined(last: "and"))")
    }
    switch ways[0] {
    case "extends": return try now(.extending(from.text("extends", upTo: 200)))
    case "installed": return try now(copyInstalled(from.text("installed", upTo: 200)))
    case "seed":
      let seeds =
        try from["seed"]?.array == nil
        ? [from.text("seed")]
        : from.list("seed", upTo: NewTheme.maximumColors).compactMap(\.string)
      return try now(.made(fromSeeds: seeds, kind: from.optionalText("kind")))
    case "photo":
      let text = try from.text("photo", upTo: InputBudget.message.bytes)
      guard let bytes = Data(base64Encoded: text) else {
        throw StudioError(.form, "The photo must be in base64")
      }
      let kind = try DocumentStart.kind(from.optionalText("kind"))
      return .later { pipeline in
        let photo = try BoardImage(
          SourceFile(name: "photo", bytes: Array(bytes)), path: "",
          renderer: pipeline.renderer(for: RenderRequest()))
        let colors = ColorClusters(photo)
        return { session in
          try session.opened(
            .made(from: photo, colors, kind: kind) {
              "./" + (try session.addFile(Array(bytes), kind: DroppedFile.Kind.image.rawValue))
            })
        }
      }
    case "import":
      let text = try from.text("import", upTo: InputBudget.text.bytes)
      let name = try from.text("name", upTo: 200)
      let (file, reader) = (SourceFile(name: FilePath(name).name, text: text), files.reader)
      return .later { pipeline in
        let start = try DocumentStart.imported(file) {
          try Self.contrast(of: $0, files: reader, by: pipeline)
        }
        return { try $0.opened(start) }
      }
    case "file":
      let id = try from.text("file")
      // Only what the list of files names is read.
      guard let name = listedFiles().first(where: { $0.id == id })?.name,
        let bytes = try files.bytes(of: name)
      else { throw StudioError(.unknownThing, "There is no file \(id.quoted)") }
      return try now(.file(name, bytes))
    default: return try now(.empty)
    }
  }

  /// A document that is opened before a client comes, by the name of a file or a theme.
  package enum First: Sendable { case file(String), builtIn(String), installed(String) }

  package func open(_ first: First) -> String? {
    do {
      switch first {
      case .builtIn(let name): _ = try open(.extending(name))
      case .installed(let name): _ = try open(copyInstalled(name))
      case .file(let name):
        guard listedFiles().contains(where: { $0.name == name }),
          let bytes = try files.bytes(of: name)
        else { return "The studio opens JSON files, but no links, unlike \(name.quoted)" }
        _ = try open(.file(name, bytes))
      }
      return nil
    } catch {
      return StudioError(error).message
    }
  }

  private func now(_ start: DocumentStart) throws -> MessageType.Answer { .now(try opened(start)) }

  private func opened(_ start: DocumentStart) throws -> JSONText {
    .object(
      present: try open(start).json.members.map { ($0.key, $0.value) }
        + [("report", start.report?.json)])
  }

  private static func contrast(
    of file: SourceFile, files: FileReader, by pipeline: RenderPipeline
  ) throws -> (file: SourceFile, count: Int) {
    let linter = ThemeLinter(files: files, pipeline: pipeline)
    let fixes = try linter.fixes(of: file, includingUnsafe: true)
    return (fixes.file, fixes.count)
  }

  func open(_ start: DocumentStart) throws -> StudioDocument {
    if let file = start.file, let known = documents.first(where: { $0.file == file }) {
      return known
    }
    guard documents.count < Self.maximumDocuments else {
      throw StudioError(.limit, "At most \(Self.maximumDocuments) documents are open at once")
    }
    let document = StudioDocument(
      id: newID("d"), folder: folder, file: start.file, title: start.title, text: start.text)
    if start.file != nil { document.saved = start.text }
    documents.append(document)
    reportDocuments()
    return document
  }

  func close(_ document: StudioDocument) throws {
    try removeJournal(of: document)
    documents.removeAll { $0 === document }
    closeViews { $0.document === document }
    forget(using: document)
    reportDocuments()
  }

  // MARK: Changing

  func change(
    _ document: StudioDocument, to result: SourceFile, named name: String, from client: String?
  ) throws {
    let delta = TextDelta(from: document.source.bytes, to: result.bytes)
    try change(document, delta, to: result, named: name, from: client)
  }

  func change(
    _ document: StudioDocument, _ delta: TextDelta, to result: SourceFile? = nil,
    named name: String, joining join: History.Join? = nil, from client: String?
  ) throws {
    let (wasSaved, map) = (document.isSaved, document.source.map)
    try document.change(delta, to: result, named: name, joining: join)
    guard !delta.isEmpty else { return }
    write(.change(delta, name: name, join: join), of: document)
    tell(document, delta, map, wasSaved: wasSaved, from: client)
  }

  func go(in document: StudioDocument, to step: Int, from client: String) throws {
    let (wasSaved, map) = (document.isSaved, document.source.map)
    guard let delta = document.go(to: step) else {
      throw StudioError(.unknownThing, "There is no step \(step)")
    }
    guard !delta.isEmpty else { return }
    write(.step(step), of: document)
    tell(document, delta, map, wasSaved: wasSaved, from: client)
  }

  private func tell(
    _ document: StudioDocument, _ delta: TextDelta, _ map: TextMap, wasSaved: Bool,
    from client: String?
  ) {
    forget(using: document)
    let changes = delta.parts.map { part -> JSONText in
      [
        "from": .integer(map.position(at: part.span.lowerBound).utf16Offset),
        "to": .integer(map.position(at: part.span.upperBound).utf16Offset),
        "text": .string(String(decoding: part.new, as: UTF8.self)),
      ]
    }
    tell(
      "document",
      [
        ("document", .string(document.id)), ("version", .integer(document.version)),
        ("changes", .array(changes)), ("client", client.map { .string($0) }),
        ("isSaved", .boolean(document.isSaved)),
      ] + document.history.members)
    if wasSaved != document.isSaved { reportDocuments() }
  }

  func forget(using document: StudioDocument) {
    let path = document.source.name
    for other in documents where other !== document && other.dependencies.contains(path) {
      other.forget()
      for view in views where view.document === other { view.isWaiting = true }
    }
    for view in views where view.document === document { view.isWaiting = true }
  }

  func reportDocuments() {
    tell("documents", [("documents", .array(documents.map { .object(present: $0.members) }))])
  }
}
