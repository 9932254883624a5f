import KeyboardDocuments

// What no process that ends can lose.
extension Session {

  // MARK: Writing

  func write(_ record: Journal.Record, of document: StudioDocument) {
    do {
      guard let name = document.journal,
        document.journalBytes + record.bytes.count <= document.mostJournalBytes
      else { return try rewriteJournal(of: document) }
      try files.append(record.bytes, toJournal: name)
      document.journalBytes += record.bytes.count
    } catch {
      warn("The journal can't be written: \(StudioError(error).message)")
    }
  }

  func warn(_ message: String) {
    tell("warning", [("message", .string(message))])
  }

  /// Write the steps as they are now, each in a line; too long ones are left out.
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
    if bytes.count > Journal.mostBytes { bytes = start(document.source.bytes).bytes }
    if let baseline = document.baseline { bytes += baseline.record.bytes }
    let name = document.journal ?? secretID()
    try files.replaceJournal(name, by: bytes)
    (document.journal, document.journalBytes) = (name, bytes.count)
    document.mostJournalBytes = max(Journal.mostBytes, 2 * bytes.count)
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
    for name in files.journals().sorted().prefix(Self.mostDocuments) {
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
