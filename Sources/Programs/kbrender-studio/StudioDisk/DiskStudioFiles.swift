import Disk
import KeyboardDocuments
import KeyboardPipeline
import Studio
import Terminal

/// The files of a studio in its folders.
///
/// The session checks the names that come from clients; here they can't leave a folder anyhow.
struct DiskStudioFiles: StudioFiles {

  let folders: StudioFolders

  let reader = FileReader.disk

  private static let mostJournals = 1000

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
    FolderListing.entries(of: folders.journals, most: Self.mostJournals) {
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
