internal import CPangoCairo
internal import Foundation
internal import SourceText
internal import Synchronization

/// The available font files, independent of the fonts installed on the machine.
package struct FontConfiguration: Equatable, Sendable {

  package var directories: [String]
  package var portable: PortableFonts?
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

  package static func exists(file: String) -> Bool { kb_file_exists(file) }

  func accepts(_ path: String) -> Bool { acceptedFiles.contains(path) || isAdded(path) }

  func isAdded(_ path: String) -> Bool { acceptedFolders.contains(where: FilePath(path).isWithin) }

  /// The cache saves scanning the files; no check for changes depends on the clock.
  ///
  /// `joined()` takes longer: the Swift runtime looks through all conformances of the process for it.
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
      \(folders.reduce("", +))
      <cachedir>\(cache.escapedForXML)</cachedir>
      <alias binding="same">
      <family>emoji</family><prefer><family>\(emojiFamily.escapedForXML)</family></prefer>
      </alias>
      <match target="pattern">
      <edit name="family" mode="append_last" binding="strong">\(fallbacks.reduce("", +))</edit>
      </match>
      <config><rescan><int>0</int></rescan></config>
      </fontconfig>
      """
  }
}

/// The fonts in a folder beside the program, which is portable then and reads none of the machine.
package struct PortableFonts: Equatable, Sendable {

  package var folder: String

  /// The folder of fontconfig's cache, which is valid wherever the program is unpacked.
  var cache: String

  package static let ofProgram = program().flatMap { PortableFonts(program: $0) }

  /// Returns the path of this program without links, from the kernel if there is no `/proc`.
  package static func program(link: String = "/proc/self/exe") -> String? {
    let executed = UnsafePointer<CChar>(bitPattern: getauxval(UInt(AT_EXECFN)))
    guard let path = g_file_read_link(link, nil) ?? realpath(executed, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// - Parameter program: The path of the program, without links: in `bin`, or in `libexec/kbrender` of the same folder.
  package init?(program: String) {
    let place = FilePath(FilePath(program).prefix)
    let isInternal = place.text.hasSuffix("libexec/kbrender/")
    let data = place.resolving((isInternal ? "../../" : "../") + "share/kbrender")
    folder = data + "/fonts"
    cache = data + "/fontconfig"
    guard FontConfiguration.isReadable(folder: folder) else { return nil }
  }

  static let name = "/fonts"
}

/// Font in memory at a path that is never reused: Pango and Cairo cache closed files by path.
final class MemoryFile: Sendable {

  let path: String
  private let descriptor: Int32

  private static let made = Atomic(0)

  init(_ bytes: Data) throws(CairoError) {
    descriptor = bytes.withUnsafeBytes { kb_memory_file($0.baseAddress, $0.count) }
    guard descriptor >= 0 else { throw .font("the system has no memory for it") }
    let number = Self.made.wrappingAdd(1, ordering: .relaxed).newValue
    // For the system, these are one slash.
    let slashes = String(number, radix: 2).map { $0 == "1" ? "/./" : "/" }.joined()
    path = "/proc/self/fd\(slashes)/\(descriptor)"
  }

  deinit { kb_close(descriptor) }
}
