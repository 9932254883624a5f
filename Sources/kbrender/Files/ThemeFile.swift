import Foundation
import Glibc
import KeyboardDocuments
import KeyboardKit
import KeyboardRender

/// A theme file of a user, read together with the files beside it that it names.
struct ThemeFile {

  /// What the file and those it extends say.
  let theme: KeyboardTheme

  /// What is worth telling of the files although they can be used.
  let warnings: [Diagnostic]

  /// The bytes of the other files by their paths as the theme has them, such as `./wood.jpg`.
  let companions: [String: [UInt8]]

  /// Reads the theme in a file or one of its variations, or throws everything that is wrong with it.
  ///
  /// Files that are known already, by their paths, are not looked for in the theme's folder.
  init(
    _ file: SourceFile, variation: String? = nil, knowing known: [String: [UInt8]] = [:]
  ) throws(Diagnostics) {
    var found: [String: [UInt8]] = [:]
    (theme, warnings) = try KeyboardTheme.decode(
      file, variation: variation,
      resolving: { path in
        let companion = try Self.companion(path, of: file, knowing: known)
        found[path] = companion.bytes
        return companion
      },
      checkingImages: { try KeyboardRenderer.check($0) })
    companions = found
  }

  /// Reads the theme in a file by its path, perhaps one of its variations: `./mine.json:night`.
  init(path: String) throws {
    let name = ThemeName(path)
    try self.init(Self.source(name.theme), variation: name.variation)
  }

  /// The text of a theme file.
  static func source(_ path: String) throws(CommandFailure) -> SourceFile {
    try InputFile.read(path, limit: KeyboardTheme.largestFileSize)
  }

  private static func companion(
    _ path: String, of file: SourceFile, knowing known: [String: [UInt8]]
  ) throws -> SourceFile {
    let folder = file.name.lastIndex(of: "/").map { String(file.name[...$0]) } ?? ""
    if let bytes = known[path] { return SourceFile(name: folder + path, bytes: bytes) }
    guard !leads(folder + path, outOf: folder.isEmpty ? "." : folder) else {
      throw Unreadable(description: "it leads out of the theme’s folder")
    }
    do throws(CommandFailure) {
      return try InputFile.read(folder + path)
    } catch {
      throw Unreadable(description: error.diagnostics.first?.message ?? "it can't be read")
    }
  }

  /// Whether a file that is there lies elsewhere than in a folder, once links are followed.
  private static func leads(_ path: String, outOf folder: String) -> Bool {
    guard let target = realPath(path), let root = realPath(folder) else { return false }
    return !target.hasPrefix(root == "/" ? root : root + "/")
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Why a file that a theme names can't be read.
  private struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }
}
