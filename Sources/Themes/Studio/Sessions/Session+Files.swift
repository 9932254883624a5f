import KeyboardDocuments
import KeyboardPipeline
import KeyboardStyling
import ThemeTools

extension Session {

  static let mostFiles = InputBudget.workspace.steps

  func listedFiles() -> [(id: String, name: String)] {
    files.themes(upTo: Self.mostFiles).map { (fileID(of: $0), $0) }
  }

  // MARK: Saving

  /// Write the text, but never over what another program has written; return the name of the file.
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
    tellDocuments()
    return target
  }

  /// The names are those of `theme new`.
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
        "\(name.shortened.quoted) is no name of a file; a name has letters or digits, and at most 60"
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
            + "`kbrender theme unpack` makes a folder that a studio can be started in")
      }
      guard let there = try files.bytes(of: copy) else { return true }
      guard there == bytes else {
        throw StudioError(
          .file, "\(name.quoted) needs a file \(copy.quoted), of which there is another one")
      }
      return false
    }
    for (path, bytes) in copies {
      try files.replace(Self.copyName(of: path) ?? path, by: bytes)
    }
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
      folders.formUnion(document.dependencies.map { FilePath($0).folder }.prefix(Self.mostFolders))
    }
  }

  private static let mostFolders = 32

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

  /// Take what another program has written to a document's file, or ask if both have changed the same.
  func takeFile(of document: StudioDocument) throws {
    guard let file = document.file, let there = try files.bytes(of: file),
      there != document.saved, there != document.outside,
      String(validating: there, as: UTF8.self) != nil
    else { return }
    guard there != document.source.bytes else {
      document.saved = there
      return tellDocuments()
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
    // The saved text is another one, of which the journal knows.
    if document.journal != nil { try rewriteJournal(of: document) }
    tellDocuments()
  }
}
