internal import CPangoCairo
internal import KeyboardDocuments

/// The fonts in a folder beside the program, which is portable then and reads none of the machine.
package struct PortableFonts: Equatable, Sendable {

  package var folder: String

  /// The folder of fontconfig's cache, which is valid wherever the program is unpacked.
  var cache: String

  /// The fonts beside this program, if any.
  package static let ofProgram = program().flatMap { PortableFonts(program: $0) }

  /// Returns the path of this program without links.
  ///
  /// Without `/proc`, it follows from the path that the kernel was asked to run, which unlike the first
  /// argument can't be any text and needs no search.
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

  /// The folder's name in the cache.
  static let name = "/fonts"
}
