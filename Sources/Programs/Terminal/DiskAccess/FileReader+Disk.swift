import Disk
import KeyboardDocuments
package import KeyboardPipeline
import ThemePacks

extension FileReader {

  /// The reader of files on disk, which confines files named by a theme to its project.
  package static let disk = FileReader(
    file: { try Pack.file($0, $1) ?? InputFile.read($0, $1) },
    companion: { try companion($0, of: $1) },
    checkFonts: { try FontFolder.check($0) },
    suggester: { try RemoteSuggestions.suggester(of: $0, allowing: $1) })

  /// Returns a reader that reads only files of the project around a folder.
  package func staying(around folder: String) -> FileReader {
    var reader = self
    let root = ProjectFolder.root(around: folder)
    reader.file = { [file] path, budget in
      if let problem = ProjectFolder.problem(of: path, in: [root]) { throw Diagnostics([problem]) }
      return try file(path, budget)
    }
    return reader
  }

  private static func companion(_ path: String, of theme: SourceFile) throws -> SourceFile {
    if let pack = try Pack.onDisk(around: theme.name) {
      do {
        return try pack.companion(path, of: theme)
      } catch {
        throw Unreadable(description: error.list.first?.message ?? "it can't be read")
      }
    }
    let folder = theme.folder
    let own = folder.isEmpty ? "." : folder
    let root = ProjectFolder.nearest(to: own)
    guard !ProjectFolder.leads(folder + path, outOf: root ?? own) else {
      throw Unreadable(
        description: "it is outside of the " + (root == nil ? "theme's folder" : "theme's project"))
    }
    do throws(CommandFailure) {
      return try InputFile.read(folder + path)
    } catch {
      throw Unreadable(description: error.diagnostics.first?.message ?? "it can't be read")
    }
  }

  package static func staysHere(_ path: String) -> Bool {
    !path.isEmpty && !FilePath(path).isAbsolute && path != "-"
      && !FilePath(path).parts.contains("..") && !ProjectFolder.leads(path, outOf: ".")
  }

  private struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }
}
