import KeyboardDocuments
import KeyboardPipeline
import KeyboardStyling
import Synchronization

/// Reads the files that themes name: the texts of documents count instead of those on disk.
final class StudioReader {

  let reader: FileReader
  private let asked: Asked

  private final class Asked: Sendable {
    let paths = Mutex<Set<String>>([])
  }

  init(over saved: FileReader, documents: [StudioDocument]) {
    let open = Dictionary(
      documents.map { ($0.source.name, $0.source) }, uniquingKeysWith: { $1 })
    let asked = Asked()
    self.asked = asked
    reader = FileReader(
      file: { path, limit in try open[path] ?? saved.file(path, limit) },
      companion: { path, theme in
        let full = FilePath(theme.folder).resolving(path)
        asked.paths.withLock { _ = $0.insert(full) }
        if let text = open[full] { return text }
        return SourceFile(name: full, bytes: try saved.companion(path, theme).bytes)
      }, checkFonts: saved.checkFonts
    ).adding(fonts: saved.fonts)
  }

  /// Return the paths that were asked for since the last time.
  func takeAsked() -> Set<String> {
    asked.paths.withLock { paths in
      defer { paths = [] }
      return paths
    }
  }
}
