import KeyboardPipeline
import LanguageServer
import SourceText
import Synchronization
import ThemeTools

/// A theme that is made: its text is the truth, and everything else follows from it.
final class StudioDocument {

  let id: String

  /// The name of the file in the folder; nil until it is saved.
  private(set) var file: String?

  private(set) var title: String
  private(set) var source: SourceFile

  /// Text before the current step, such as a gesture.
  private(set) var stepStart: SourceFile
  private(set) var version = 1
  private(set) var history: History
  var saved: [UInt8]?

  /// The text of the file after another program has changed it, until someone says what counts.
  var outside: [UInt8]?
  var baseline: Baseline?

  /// Pinned text that views are compared with.
  struct Baseline {
    let source: SourceFile
    let companions: [String: [UInt8]]
    let step: String

    var record: Journal.Record {
      .baseline(text: source.bytes, step: step, companions: companions)
    }
  }

  var journal: String?
  var journalBytes = 0
  var maximumJournalBytes = Journal.maximumBytes

  private let folder: String
  private var recent: [TextDelta] = []

  private static let mostRecent = 256

  init(id: String, folder: String, file: String?, title: String, text: [UInt8]) {
    (self.id, self.folder, self.file, self.title) = (id, folder, file, title)
    history = History(start: text)
    source = SourceFile(name: Self.path(of: file ?? id + ".json", in: folder), bytes: text)
    stepStart = source
  }

  static func path(of name: String, in folder: String) -> String {
    FilePath(folder).appending(name)
  }

  var fileName: String { file ?? "untitled.json" }

  var text: String { String(decoding: source.bytes, as: UTF8.self) }

  var isSaved: Bool { saved == source.bytes }

  // MARK: Changes

  /// Change the text in a step of a name; a result that is known may be parsed already.
  func change(
    _ delta: TextDelta, to result: SourceFile? = nil, named name: String,
    joining join: History.Join? = nil
  ) throws(StudioError) {
    guard delta.fits(source.bytes) else {
      throw StudioError(.conflict, "The change is of another text")
    }
    let result = result ?? applying(delta)
    try StudioError.checkTheme(result.bytes)
    guard !delta.isEmpty else { return }
    if !history.add(delta, named: name, joining: join) { stepStart = source }
    take(result, by: delta)
  }

  private func applying(_ delta: TextDelta) -> SourceFile {
    SourceFile(name: source.name, bytes: delta.applied(to: source.bytes))
  }

  func go(to step: Int) -> TextDelta? {
    guard let delta = history.go(to: step) else { return nil }
    if !delta.isEmpty { take(applying(delta), by: delta) }
    return delta
  }

  func endStep() { history.end() }

  /// The text after a step.
  func source(at step: Int) throws(StudioError) -> SourceFile {
    var history = history
    guard let delta = history.go(to: step) else {
      throw StudioError(.unknownThing, "There is no step \(step)")
    }
    return applying(delta)
  }

  private func take(_ text: SourceFile, by delta: TextDelta) {
    source = text
    version += 1
    recent.append(delta)
    if recent.count > Self.mostRecent { recent.removeFirst() }
    forget()
  }

  func save(as name: String) {
    file = name
    title = name
    saved = source.bytes
    source = SourceFile(name: Self.path(of: name, in: folder), bytes: source.bytes)
    forget()
  }

  // MARK: Versions

  func changes(since version: Int) throws(StudioError) -> ArraySlice<TextDelta> {
    let count = self.version - version
    guard count >= 0, count <= recent.count else {
      throw StudioError(
        .conflict, "Version \(version) is too old; the document has version \(self.version)")
    }
    return recent.suffix(count)
  }

  func bytes(before changes: ArraySlice<TextDelta>) -> [UInt8] {
    changes.reversed().reduce(source.bytes) { $1.inverse.applied(to: $0) }
  }

  // MARK: What follows from the text

  private var checkedFile: ThemeFile?
  private var looks: [String: Result<LoadedTheme, Diagnostics>] = [:]

  /// Files that the theme refers to, existing or not.
  private(set) var dependencies: Set<String> = []
  var problems: [Diagnostic] = []
  var problemsVersion = 1
  var hasFindings = false
  var problemParts: [Int: (view: String, part: String)] = [:]
  var isChecked = false
  var isLinted = false

  func forget() {
    checkedFile = nil
    looks = [:]
    (isChecked, isLinted) = (false, false)
  }

  func checked(_ files: StudioReader) -> ThemeFile {
    if let checkedFile { return checkedFile }
    let file = ThemeFile(source, files: files.reader)
    dependencies = files.takeAsked()
    checkedFile = file
    return file
  }

  func theme(look: String?, isTraced: Bool, _ files: StudioReader) throws -> LoadedTheme {
    let checked = checked(files)
    guard let theme = checked.theme else { throw Diagnostics(checked.diagnostics) }
    if look == nil, !isTraced { return theme }
    let key = "\(isTraced)\(look ?? "")"
    let found =
      looks[key]
      ?? Result { () throws(Diagnostics) in
        try LoadedTheme(
          source, variation: look, knowing: theme.companions, files: files.reader,
          isTraced: isTraced)
      }
    looks[key] = found
    return try found.get()
  }
}

/// Reads the files that themes name: the texts of documents count instead of those on disk.
final class StudioReader: Sendable {

  private let saved: FileReader
  private let open: [String: SourceFile]
  private let asked = Mutex<Set<String>>([])

  init(over saved: FileReader, documents: [StudioDocument]) {
    self.saved = saved
    open = Dictionary(documents.map { ($0.source.name, $0.source) }, uniquingKeysWith: { $1 })
  }

  var reader: FileReader {
    saved.reading(open) { [self] path in asked.withLock { _ = $0.insert(path) } }
  }

  func takeAsked() -> Set<String> { asked.withLock { exchange(&$0, with: []) } }
}
