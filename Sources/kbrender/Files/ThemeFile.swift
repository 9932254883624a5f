import KeyboardDocuments
import KeyboardKit

/// Reads theme files of users, with the files beside them that they extend.
enum ThemeFile {

  /// The theme in a file, or everything that is wrong with it.
  static func read(_ file: SourceFile) throws(Diagnostics) -> KeyboardTheme {
    let folder = file.name.lastIndex(of: "/").map { String(file.name[...$0]) } ?? ""
    return try KeyboardTheme(decoding: file) { path in
      do throws(CommandFailure) {
        return try InputFile.read(folder + path)
      } catch {
        throw UnreadableFile(description: error.diagnostics.first?.message ?? "it can't be read")
      }
    }
  }

  /// Why a file that a theme names can't be read.
  private struct UnreadableFile: Error, CustomStringConvertible {
    let description: String
  }
}
