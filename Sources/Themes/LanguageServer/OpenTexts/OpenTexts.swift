import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline

/// The open texts, which count instead of the files on disk.
struct OpenTexts {

  private var texts: [String: OpenText] = [:]
  private let saved: FileReader

  init(over saved: FileReader) {
    self.saved = saved
  }

  subscript(address: String) -> OpenText? {
    get { texts[address] }
    set { texts[address] = newValue }
  }

  private static let most = 1000
  private static let largestSize = 64 << 20

  /// Return whether a text fits beside the others: a client decides how many it opens, and each
  /// change is compared with all.
  func haveRoom(for text: OpenText) -> Bool {
    let others = texts.values.filter { $0.address != text.address }
    return others.count < Self.most
      && others.reduce(text.source.bytes.count) { $0 + $1.source.bytes.count } <= Self.largestSize
  }

  static let refusal = Diagnostic(
    code: .fileSize,
    message: "More than \(most) texts or \(largestSize >> 20) MB are open, so this one isn't read",
    hints: ["Close other texts, and open it again."])

  var all: [OpenText] { texts.values.sorted { $0.address < $1.address } }

  func text(at path: String) -> OpenText? {
    texts.values.first { $0.source.name == path && $0.isFile }
  }

  var files: FileReader {
    let open = Dictionary(
      texts.values.filter(\.isFile).map { ($0.source.name, $0.source) }, uniquingKeysWith: { $1 })
    let saved = saved
    return FileReader(
      file: { path, limit in try open[path] ?? saved.file(path, limit) },
      companion: { path, theme in
        guard theme.name.hasPrefix("/") else { throw KeyboardTheme.UnavailableFile() }
        let full = Self.path(of: path, from: theme)
        if let text = open[full] { return text }
        return SourceFile(name: full, bytes: try saved.companion(path, theme).bytes)
      }, checkFonts: saved.checkFonts
    ).adding(fonts: saved.fonts)
  }

  static func path(of path: String, from file: SourceFile) -> String {
    FilePath(file.folder).resolving(path)
  }

  /// Return a reader that tells which files themes ask for.
  func files(telling tell: @escaping @Sendable (_ path: String) -> Void) -> FileReader {
    var files = files
    let companion = files.companion
    files.companion = { path, theme in
      tell(Self.path(of: path, from: theme))
      return try companion(path, theme)
    }
    return files
  }

  func address(of path: String) -> String {
    text(at: path)?.address ?? FileAddress.address(of: path)
  }
}
