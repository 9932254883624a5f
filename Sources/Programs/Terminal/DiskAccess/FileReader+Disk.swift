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
    suggester: { try RemoteSuggestions.suggester(of: $0) })

  private static func companion(_ path: String, of theme: SourceFile) throws -> SourceFile {
    if let pack = try Pack.onDisk(around: theme.name) {
      do {
        return try pack.companion(path, of: theme)
      } catch {
        throw Unreadable(description: error.list.first?.message ?? "it can't be read")
      }
    }
    let folder = theme.folder
    let root = project(around: folder.isEmpty ? "." : folder)
    guard !leads(folder + path, outOf: root ?? (folder.isEmpty ? "." : folder)) else {
      throw Unreadable(
        description: "it is outside of the " + (root == nil ? "theme's folder" : "theme's project"))
    }
    do throws(CommandFailure) {
      return try InputFile.read(folder + path)
    } catch {
      throw Unreadable(description: error.diagnostics.first?.message ?? "it can't be read")
    }
  }

  /// Return the nearest folder with a sign of a project.
  private static func project(around folder: String) -> String? {
    guard var place = RealPath.text(of: folder) else { return nil }
    for _ in 0..<mostFolders {
      let signs = [".git", "kbrender.json"].map { FilePath(place).appending($0) }
      if signs.contains(where: { RealPath.text(of: $0) != nil }) { return place }
      if place == "/" { break }
      place = FilePath(place).folder
    }
    return nil
  }

  private static let mostFolders = 64

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
