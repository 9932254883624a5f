import KeyboardCore
import KeyboardDrawing
package import KeyboardPipeline
import KeyboardRender
import LanguageServer
package import SourceText

/// A studio: a function of messages, without a clock, sockets and files of its own.
///
/// The clients of a session are the tabs of a browser. All of them see the same documents, and an edit
/// names the version that it was made on. A session belongs to one thread.
///
/// `POST /session/messages` has the body `{"client": "ID", "messages": [{"id": 1, "type": …}, …]}`,
/// which is answered by `{"results": [{"id": 1, "result": {…}} or {"id": 1, "error": {"code": …,
/// "message": …}}]}`. The types of messages with their members are the rows of `MessageType`. Offsets in
/// texts are UTF-16 code units, changes of a text are in ascending order and count in the text before
/// all of them, and values in edits are JSON.
///
/// A body may ask for `"picture": {"view": "ID", "scale": N}`. If something has changed in the view, the
/// answer has its `picture`, as the event tells it, with the file as `bytes` in Base64. It has at most
/// `scale` pixels per point; the whole one follows as an event once no message has come for a while.
/// A client that names the picture it `has`, or an empty text, gets `runs` of pixels instead, which may leave
/// pixels as they are in the picture `over`, and parts only if they aren't those of that picture.
package final class Session {

  let files: any StudioFiles
  let version: String

  /// The folder of the files, in which their names are completed to paths.
  let folder: String

  let pipeline: RenderPipeline
  private let random: (Int) -> [UInt8]

  var documents: [StudioDocument] = []
  var views: [StudioView] = []
  var exports: [(id: String, bytes: [UInt8], name: String, mediaType: String)] = []
  var trials: [(id: String, bytes: [UInt8])] = []
  var shelf = ThemeShelf()
  let linter = LintWorker {}
  var isLinting = false
  let background: (any BackgroundWork)?

  /// Number of images in progress, including images of closed views.
  var busyHands = 0
  private var events: [JSONText] = []
  private var lastID = 0
  private var fileIDs: [String: String] = [:]

  static let maximumDocuments = 32
  static let maximumViews = 100
  static let maximumMessages = 1000

  /// Offers the unsaved journals in a folder with a full path; `random` is unguessable.
  package init(
    files: any StudioFiles, version: String, folder: String,
    background: (any BackgroundWork)? = nil, random: @escaping (_ count: Int) -> [UInt8]
  ) {
    (self.files, self.version, self.folder, self.random) = (files, version, folder, random)
    self.background = background
    pipeline = RenderPipeline(files: files.reader)
    recoverJournals()
  }

  // MARK: Events

  package func takeEvents() -> [JSONText] { exchange(&events, with: []) }

  /// Notifies the clients.
  ///
  /// `document` has changes of a text, `problems` its findings, `picture` a view's new image, `stale`
  /// why there is none, `keyboard` what was typed, `documents` their list, `outside` another program's
  /// change, `theme` the image of a built-in theme, and `warning` what went wrong without a message.
  func tell(_ type: String, _ members: [(String, JSONText?)]) {
    events.append(.object(present: [("type", .string(type))] + members))
  }

  func newID(_ letter: String) -> String {
    lastID += 1
    return "\(letter)\(lastID)"
  }

  func fileID(of name: String) -> String {
    if let known = fileIDs[name] { return known }
    let id = newID("f")
    fileIDs[name] = id
    return id
  }

  func secretID() -> String {
    random(16).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  // MARK: Things

  var reader: StudioReader { StudioReader(over: files.reader, documents: documents) }

  func document(_ members: MessageMembers) throws(StudioError) -> StudioDocument {
    let id = try members.text("document")
    guard let document = documents.first(where: { $0.id == id }) else {
      throw StudioError(.unknownThing, "There is no document \(id.quoted)")
    }
    return document
  }

  func view(_ members: MessageMembers) throws(StudioError) -> StudioView {
    let id = try members.text("view")
    guard let view = views.first(where: { $0.id == id }) else {
      throw StudioError(.unknownThing, "There is no view \(id.quoted)")
    }
    return view
  }

  package func endSteps() { for document in documents { document.endStep() } }

  // MARK: Pictures

  package func picture(_ id: String) -> (bytes: [UInt8], mediaType: String)? {
    if let found = views.lazy.flatMap(\.pictures).first(where: { $0.id == id }) {
      return (try? found.bytes).map { ($0, StudioView.Picture.format.mediaType) }
    }
    let other = trials.last { $0.id == id }?.bytes ?? shelf.bytes(of: id)
    return other.map { ($0, ImageFormat.png.mediaType) }
  }

  /// Returns the initial state; a list that leaves something out has its limit beside it.
  func welcome() -> JSONText {
    shelf.ask(installed: files.installedThemes())
    let hasMoreFiles = files.themes(upTo: Self.maximumFiles + 1).count > Self.maximumFiles
    let limits: [(String, JSONText?)] = [
      ("maximumFiles", hasMoreFiles ? .integer(Self.maximumFiles) : nil),
      ("maximumInstalled", shelf.hasMore ? .integer(ThemeShelf.maximumInstalled) : nil),
    ]
    let fonts = (try? pipeline.renderer(for: RenderRequest()).fonts) ?? []
    let families = FontFamily.genericNames.sorted() + Set(fonts.map(\.name)).sorted()
    return .object(
      present: limits + [
        ("version", .string(version)), ("folder", .string(FilePath(folder).name)),
        ("themes", .array(shelf.themes)),
        ("files", .array(listedFiles().map { ["id": .string($0.id), "name": .string($0.name)] })),
        ("documents", .array(documents.map(\.json))), ("views", .array(views.map(\.json))),
        ("choices", Self.choices), ("families", .array(families.map { .string($0) })),
      ])
  }

  private static let choices: JSONText = .object(
    ViewOptions.offered.compactMap { option in
      guard [.samples, .lists].contains(option.notation.completion) else { return nil }
      return (
        option.name,
        .array(
          option.notation.samples.map { name in
            ["name": .string(name), "title": .string(title(of: name, as: option.name))]
          })
      )
    })

  private static func title(of name: String, as option: String) -> String {
    switch option {
    case "device": Device.named(name)?.name ?? name
    case "locale", "more-locales": LocaleProfile.profile(forIdentifier: name).englishName
    default: StepName.words(name)
    }
  }
}

/// The folder of a studio, whose file names are checked before, and journals kept elsewhere.
package protocol StudioFiles {

  var reader: FileReader { get }

  func themes(upTo most: Int) -> [String]

  func bytes(of name: String) throws -> [UInt8]?

  /// Makes or replace a file as a whole, or throw and leaves it as it was.
  func replace(_ name: String, by bytes: [UInt8]) throws

  /// The names of installed themes, with the paths by which the reader has them; a file may have several.
  func installedThemes() -> [(name: String, path: String)]

  // MARK: Journals

  func journals() -> [String]
  func journal(_ name: String) throws -> [UInt8]
  func replaceJournal(_ name: String, by bytes: [UInt8]) throws

  /// Appends bytes to a journal durably: they outlive the process.
  func append(_ bytes: [UInt8], toJournal name: String) throws
  func removeJournal(_ name: String) throws
}
