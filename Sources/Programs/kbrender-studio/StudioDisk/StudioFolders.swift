import Disk
import Foundation
import Glibc
import KeyboardDocuments

/// The folders of a studio: the user's, which is the working directory, and that of its journals.
struct StudioFolders: Sendable {

  /// The full path of the themes' folder.
  let themes: String
  let journals: String

  /// Go to the folder of the themes, and lock that of its journals until the process ends.
  static func enter(_ folder: String) throws(CommandFailure) -> StudioFolders {
    guard DiskFiles().isFolder(folder), chdir(folder) == 0, let themes = RealPath.text(of: ".")
    else {
      throw CommandFailure(
        .invalidInput, code: .studio, "The folder of themes can't be opened", file: folder)
    }
    let journals = try Self.journals(of: themes)
    guard FileLock.keep("\(journals)/lock") else {
      throw CommandFailure(
        .invalidInput, code: .studio, "Another studio has this folder open", file: themes,
        hints: ["Go on in its window, or end it first."])
    }
    return StudioFolders(themes: themes, journals: journals)
  }

  /// Leave nothing but journals of what isn't saved, or is compared with how it was.
  func leave() {
    unlink("\(journals)/lock")
    rmdir(journals)
  }

  /// The folder for files that only this user can read, and only during the session: the user's folder of the
  /// running system, or that of the journals.
  var runtime: String {
    guard let folder = Self.variable("XDG_RUNTIME_DIR") else { return journals }
    var status = stat()
    let isPrivate =
      lstat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && status.st_uid == geteuid() && status.st_mode & 0o077 == 0
    return isPrivate ? folder : journals
  }

  /// The journals are named after the path of the folder whose themes they are of.
  ///
  /// Source: XDG Base Directory Specification 0.8, which ignores relative paths.
  private static func journals(of themes: String) throws(CommandFailure) -> String {
    let home = variable("HOME") ?? "/"
    let state = variable("XDG_STATE_HOME") ?? FilePath(home).appending(".local/state")
    // FNV-1a.
    let hash = themes.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    var path = ""
    for part in FilePath("\(state)/kbrender/studio/\(String(hash, radix: 16))").parts {
      path += "/\(part)"
      // What themes say is for nobody else to read.
      guard mkdir(path, 0o700) == 0 || errno == EEXIST || DiskFiles().isFolder(path) else {
        throw CommandFailure(
          .environment, code: .studio,
          "The folder of journals can't be created: \(String(cString: strerror(errno)))",
          file: path, hints: ["XDG_STATE_HOME names another place."])
      }
    }
    return path
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), value.hasPrefix("/") else {
      return nil
    }
    return value
  }
}
