import Disk
import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline
import Terminal
import ThemeTools

extension ThemeFile {

  /// Read a theme file on disk; a file that is too large has only the diagnostic of its size.
  static func onDisk(_ path: String) throws -> (file: ThemeFile?, diagnostics: [Diagnostic]) {
    let source: SourceFile
    do {
      source = try FileReader.disk.file(path, .theme)
    } catch let error as CommandFailure
      where error.diagnostics.allSatisfy({ $0.code == .fileSize })
    {
      return (nil, error.diagnostics)
    }
    let file = ThemeFile(source, files: .disk)
    return (file, file.diagnostics)
  }
}
