import Disk
import KeyboardDocuments
package import KeyboardPipeline

extension FileReader {

  /// The reader of files on disk, which confines files named by a theme to its folder.
  package static let disk = FileReader(
    file: { try InputFile.read($0, $1) }, companion: { try companion($0, of: $1) },
    checkFonts: { try FontFolder.check($0) })

  private static func companion(_ path: String, of theme: SourceFile) throws -> SourceFile {
    let folder = theme.folder
    guard !leads(folder + path, outOf: folder.isEmpty ? "." : folder) else {
      throw Unreadable(description: "it is outside of the theme's folder")
    }
    do throws(CommandFailure) {
      return try InputFile.read(folder + path)
    } catch {
      throw Unreadable(description: error.diagnostics.first?.message ?? "it can't be read")
    }
  }

  private static func leads(_ path: String, outOf folder: String) -> Bool {
    guard let target = RealPath.text(of: path), let root = RealPath.text(of: folder) else {
      return false
    }
    return !FilePath(target).isWithin(root)
  }

  package static func staysHere(_ path: String) -> Bool {
    !path.isEmpty && !FilePath(path).isAbsolute && path != "-"
      && !FilePath(path).parts.contains("..") && !leads(path, outOf: ".")
  }

  private struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }
}
