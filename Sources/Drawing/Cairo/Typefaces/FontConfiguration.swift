internal import CPangoCairo
internal import KeyboardDocuments

/// The available font files, independent of the fonts installed on the machine.
package struct FontConfiguration: Equatable, Sendable {

  package var directories: [String]

  /// The folder beside the program, scanned before the directories.
  package var portable: PortableFonts?

  /// The paths of the font files to use; others are ignored.
  package var acceptedFiles: Set<String>

  package var acceptedFolders: [String]
  package var emojiFamily: String
  package var fallbackFamilies: [String]

  package init(
    portable: PortableFonts?, directories: [String], acceptedFiles: Set<String>,
    acceptedFolders: [String],
    emojiFamily: String, fallbackFamilies: [String]
  ) {
    self.portable = portable
    // fontconfig finds nothing by a path that is relative to the current folder.
    self.directories = directories.map(Self.absolute)
    self.acceptedFiles = acceptedFiles
    self.acceptedFolders = acceptedFolders.map(Self.absolute)
    self.emojiFamily = emojiFamily
    self.fallbackFamilies = fallbackFamilies
  }

  private static func absolute(_ folder: String) -> String {
    guard let path = g_canonicalize_filename(folder, nil) else { return folder }
    defer { g_free(path) }
    return String(cString: path)
  }

  package static func isReadable(folder: String) -> Bool {
    guard let directory = g_dir_open(folder, 0, nil) else { return false }
    g_dir_close(directory)
    return true
  }

  package static func isThere(file: String) -> Bool {
    kb_file_exists(file)
  }

  func accepts(_ path: String) -> Bool {
    acceptedFiles.contains(path) || isAdded(path)
  }

  func isAdded(_ path: String) -> Bool { acceptedFolders.contains(where: FilePath(path).isWithin) }

  /// The cache saves scanning the files; without a check for changed files, nothing
  /// depends on the clock.
  var document: String {
    let besideProgram = portable.map {
      "<remap-dir as-path=\"\(PortableFonts.name)\">\($0.folder.escapedForXML)</remap-dir>"
    }
    let folders =
      (besideProgram.map { [$0] } ?? []) + directories.map { "<dir>\($0.escapedForXML)</dir>" }
    let cache = portable?.cache ?? "/var/cache/fontconfig"
    let fallbacks = fallbackFamilies.map { "<string>\($0.escapedForXML)</string>" }
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig>
      \(folders.joined(separator: "\n"))
      <cachedir>\(cache.escapedForXML)</cachedir>
      <alias binding="same">
      <family>emoji</family><prefer><family>\(emojiFamily.escapedForXML)</family></prefer>
      </alias>
      <match target="pattern">
      <edit name="family" mode="append_last" binding="strong">\(fallbacks.joined())</edit>
      </match>
      <config><rescan><int>0</int></rescan></config>
      </fontconfig>
      """
  }
}
