import KeyboardDocuments
import KeyboardPipeline
import KeyboardStyling
import Synchronization

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
    FileReader(
      file: { [self] path, limit in try open[path] ?? saved.file(path, limit) },
      companion: { [self] path, theme in
        let full = FilePath(theme.folder).resolving(path)
        asked.withLock { _ = $0.insert(full) }
        if let text = open[full] { return text }
        return SourceFile(name: full, bytes: try saved.companion(path, theme).bytes)
      }, checkFonts: saved.checkFonts
    ).adding(fonts: saved.fonts)
  }

  /// Return the paths that were asked for since the last time.
  func takeAsked() -> Set<String> {
    asked.withLock { paths in
      defer { paths = [] }
      return paths
    }
  }
}
