#if Studio
import Disk
import Foundation
import CLibrary
import KeyboardPipeline
import SourceText
import Studio
import Terminal

/// The files of a studio; names from clients, which the session checks, can't leave a folder.
struct DiskStudioFiles: StudioFiles {

  let folders: StudioFolders

  let reader = FileReader.disk

  private static let maximumJournals = 1000

  // MARK: Themes

  /// Links are left out, since they lead elsewhere.
  func themes(upTo most: Int) -> [String] {
    FolderListing.entries(of: ".", most: most) { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
      .filter { !$0.isFolder }.map(\.name)
  }

  func bytes(of name: String) throws -> [UInt8]? {
    let path = try Self.path(of: name, in: ".")
    guard let status = DiskFiles().status(of: path) else { return nil }
    guard !status.isLink else { throw Self.problem("A link leads elsewhere", name) }
    return try InputFile.read(path).bytes
  }

  func replace(_ name: String, by bytes: [UInt8]) throws {
    try OutputFile.write(
      bytes, to: Self.path(of: name, in: "."), followsLinks: false, replacesInputs: true)
  }

  func installedThemes() -> [(name: String, path: String)] { InstalledThemes.ofUser.files() }

  // MARK: Journals

  func journals() -> [String] {
    FolderListing.entries(of: folders.journals, most: Self.maximumJournals) {
      !$0.hasPrefix(".") && $0 != "lock"
    }.filter { !$0.isFolder }.map(\.name)
  }

  func journal(_ name: String) throws -> [UInt8] {
    try InputFile.read(journalPath(name), .studioJournal).bytes
  }

  func replaceJournal(_ name: String, by bytes: [UInt8]) throws {
    try OutputFile.write(bytes, to: journalPath(name), followsLinks: false, replacesInputs: true)
  }

  /// The system has the bytes when this returns, and keeps them also if the process is killed.
  func append(_ bytes: [UInt8], toJournal name: String) throws {
    try OutputFile.append(bytes, to: journalPath(name))
  }

  func removeJournal(_ name: String) throws { try DiskFiles().remove(journalPath(name)) }

  private func journalPath(_ name: String) throws -> String {
    try Self.path(of: name, in: folders.journals)
  }

  // MARK: Names

  private static func path(of name: String, in folder: String) throws -> String {
    guard !name.isEmpty, !name.hasPrefix("."), !name.utf8.contains(0), !name.utf8.contains(0x2F)
    else { throw problem("No file of the studio has this name", name) }
    return "\(folder)/\(name)"
  }

  private static func problem(_ message: String, _ name: String) -> CommandFailure {
    CommandFailure(.invalidInput, code: .studio, message, file: name)
  }
}

/// Folders of a studio: the user's, which is the working directory, and the journals'.
struct StudioFolders: Sendable {

  let themes: String
  let journals: String

  /// Enters the folder of the themes, and locks the journals' until the process ends.
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

  /// Leaves nothing but journals of what isn't saved, or is compared with how it was.
  func leave() {
    unlink("\(journals)/lock")
    rmdir(journals)
  }

  /// Private folder of the user: the runtime folder, or the journals'.
  var runtime: String {
    guard let folder = Self.variable("XDG_RUNTIME_DIR") else { return journals }
    var status = stat()
    let isPrivate =
      lstat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && status.st_uid == geteuid() && status.st_mode & 0o077 == 0
    return isPrivate ? folder : journals
  }

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
      // Themes are private to the user.
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
#endif
