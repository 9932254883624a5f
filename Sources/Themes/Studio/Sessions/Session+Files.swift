import KeyboardPipeline
import KeyboardStyling
import SourceText
import ThemeTools

extension Session {

  static let maximumFiles = InputBudget.workspace.steps

  func listedFiles() -> [(id: String, name: String)] {
    files.themes(upTo: Self.maximumFiles).map { (fileID(of: $0), $0) }
  }

  // MARK: Saving

  /// Writes the text, but never over what another program has written; return the name of the file.
  func save(_ document: StudioDocument, as name: String?) throws -> String {
    let target = try name.map { try fileName(of: $0, for: document) } ?? document.file
    guard let target else { throw StudioError(.form, "The theme needs a name") }
    let there = try files.bytes(of: target)
    if target == document.file {
      if let there, there != document.saved {
        try takeFile(of: document)
        throw StudioError(
          .outside, "\(target.quoted) was changed by another program; look at it, and save again")
      }
    } else if there != nil || documents.contains(where: { $0.file == target }) {
      throw StudioError(.file, "There is already a file \(target.quoted)")
    }
    try files.replace(target, by: document.source.bytes)
    forget(using: document)
    document.save(as: target)
    forget(using: document)
    write(.saved(file: target), of: document)
    reportDocuments()
    return target
  }

  private func fileName(of name: String, for document: StudioDocument) throws(StudioError) -> String
  {
    name == document.file
      ? name : try Self.identifier(of: FilePath(name).name(without: ".json"), in: name) + ".json"
  }

  static func identifier(of text: String, in name: String? = nil) throws(StudioError) -> String {
    let name = name ?? text
    guard let identifier = NewTheme.identifier(of: text), !name.contains("/") else {
      throw StudioError(
        .form,
        "\(name.shortened.quoted) isn't a valid file name; use letters or digits, and at most 60"
          + " characters")
    }
    return identifier
  }

  // MARK: Installed themes

  func copyInstalled(_ name: String) throws -> DocumentStart {
    guard let path = files.installedThemes().first(where: { $0.name == name })?.path else {
      throw StudioError(.unknownThing, "No installed theme has the name \(name.shortened.quoted)")
    }
    let theme = try LoadedTheme(.file(path), files: files.reader)
    guard let source = theme.file else { return try .extending(name) }
    let copies = try theme.companions.sorted { $0.key < $1.key }.filter { path, bytes in
      guard let copy = Self.copyName(of: path) else {
        throw StudioError(
          .file,
          "\(name.quoted) names \(path.shortened.quoted), and only files without folders are copied; "
            + "`kbrender theme pack unpack` makes a folder that a studio can be started in")
      }
      guard let there = try files.bytes(of: copy) else { return true }
      guard there == bytes else {
        throw StudioError(
          .file, "\(name.quoted) needs a file \(copy.quoted), but another one exists")
      }
      return false
    }
    for (path, bytes) in copies { try files.replace(Self.copyName(of: path) ?? path, by: bytes) }
    return DocumentStart(
      text: String(decoding: source.bytes, as: UTF8.self), title: theme.theme.name)
  }

  private static func copyName(of path: String) -> String? {
    let name = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    let endings = ["json", "png", "jpg", "jpeg", "webp", "svg", "otf", "ttf", "ttc", "woff2"]
    let isPlain = !name.isEmpty && !name.hasPrefix(".") && !name.contains("/")
    return isPlain && endings.contains { name.lowercased().hasSuffix(".\($0)") } ? name : nil
  }

  // MARK: Changes by other programs

  package var folders: Set<String> {
    documents.reduce(into: [folder]) { folders, document in
      folders.formUnion(
        document.dependencies.map { FilePath($0).folder }.prefix(Self.maximumFolders))
    }
  }

  private static let maximumFolders = 32

  package func filesChanged() {
    for document in documents {
      document.forget()
      for view in views where view.document === document { view.isWaiting = true }
      do {
        try takeFile(of: document)
      } catch {
        warn(StudioError(error).message)
      }
    }
  }

  func takeFile(of document: StudioDocument) throws {
    guard let file = document.file, let there = try files.bytes(of: file),
      there != document.saved, there != document.outside,
      String(validating: there, as: UTF8.self) != nil
    else { return }
    guard there != document.source.bytes else {
      document.saved = there
      return reportDocuments()
    }
    let merged =
      document.isSaved
      ? there
      : document.saved.flatMap {
        TextMerge(base: $0, own: document.source.bytes, other: there, file: document.source.name)
          .text(preferringOwn: false)
      }
    guard let merged else {
      document.outside = there
      return tell("outside", [("document", .string(document.id))])
    }
    try take(merged, in: document, saved: there, from: nil)
  }

  func takeOutside(of document: StudioDocument, merging: Bool, from client: String) throws {
    guard let outside = document.outside else {
      throw StudioError(.form, "No other program has changed the file")
    }
    let text =
      merging
      ? TextMerge(
        base: document.saved ?? [], own: document.source.bytes, other: outside,
        file: document.source.name
      ).text(preferringOwn: true) ?? document.source.bytes
      : outside
    try take(text, in: document, saved: outside, from: client)
  }

  private func take(
    _ text: [UInt8], in document: StudioDocument, saved: [UInt8], from client: String?
  ) throws {
    (document.saved, document.outside) = (saved, nil)
    try change(
      document, to: SourceFile(name: document.source.name, bytes: text),
      named: text == saved ? "The file as it was changed" : "Changes of the file, merged",
      from: client)
    // The journal refers to the saved text, which has changed.
    if document.journal != nil { try rewriteJournal(of: document) }
    reportDocuments()
  }

  // State that survives the end of the process.

  // MARK: Writing

  func write(_ record: Journal.Record, of document: StudioDocument) {
    do {
      guard let name = document.journal,
        document.journalBytes + record.bytes.count <= document.maximumJournalBytes
      else { return try rewriteJournal(of: document) }
      try files.append(record.bytes, toJournal: name)
      document.journalBytes += record.bytes.count
    } catch {
      warn("The journal can't be written: \(StudioError(error).message)")
    }
  }

  func warn(_ message: String) { tell("warning", [("message", .string(message))]) }

  func rewriteJournal(of document: StudioDocument) throws {
    let history = document.history
    func start(_ text: [UInt8]) -> Journal.Record {
      .start(file: document.file, title: document.title, text: text, saved: document.saved)
    }
    var bytes = start(history.start).bytes
    for step in history.steps {
      bytes += Journal.Record.change(step.delta, name: step.name, join: nil).bytes
    }
    if history.next != nil { bytes += Journal.Record.step(history.currentID).bytes }
    if bytes.count > Journal.maximumBytes { bytes = start(document.source.bytes).bytes }
    if let baseline = document.baseline { bytes += baseline.record.bytes }
    let name = document.journal ?? secretID()
    try files.replaceJournal(name, by: bytes)
    (document.journal, document.journalBytes) = (name, bytes.count)
    document.maximumJournalBytes = max(Journal.maximumBytes, 2 * bytes.count)
  }

  func removeJournal(of document: StudioDocument) throws {
    guard let name = document.journal else { return }
    try files.removeJournal(name)
    document.journal = nil
  }

  package func end() {
    for document in documents where document.isSaved && document.baseline == nil {
      try? removeJournal(of: document)
    }
  }

  // MARK: Reading

  func recoverJournals() {
    for name in files.journals().sorted().prefix(Self.maximumDocuments) {
      do {
        guard let document = document(of: Journal(try files.journal(name))) else {
          try files.removeJournal(name)
          continue
        }
        document.journal = name
        documents.append(document)
        // A line that a process couldn't finish would end with the next one.
        try rewriteJournal(of: document)
        try takeFile(of: document)
      } catch {
        warn("A journal can't be read: \(StudioError(error).message)")
      }
    }
  }

  private func document(of journal: Journal) -> StudioDocument? {
    guard case .start(let file, let title, let text, let saved) = journal.records.first,
      file.map({ name in !documents.contains { $0.file == name } }) ?? true
    else { return nil }
    let document = StudioDocument(
      id: newID("d"), folder: folder, file: file, title: title, text: text)
    document.saved = saved
    for record in journal.records.dropFirst() {
      switch record {
      case .start: return document
      case .change(let delta, let name, let join):
        guard (try? document.change(delta, named: name, joining: join)) != nil else {
          return document
        }
      case .step(let id): _ = document.go(to: id)
      case .saved(let file): document.save(as: file)
      case .baseline(let text, let step, let companions):
        document.baseline = text.map { text in
          StudioDocument.Baseline(
            source: SourceFile(name: document.source.name, bytes: text), companions: companions,
            step: step)
        }
      }
    }
    document.endStep()
    return document
  }
}
