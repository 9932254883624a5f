internal import CPangoCairo
internal import KeyboardDocuments

/// The fonts in a folder beside the program, which is portable then and reads none of the machine.
package struct PortableFonts: Equatable, Sendable {

  package var folder: String

  /// The folder of fontconfig's cache, which is valid wherever the program is unpacked.
  var cache: String

  /// The fonts beside this program, if any.
  package static let ofProgram: PortableFonts? = {
    guard let path = g_file_read_link("/proc/self/exe", nil) else { return nil }
    defer { g_free(path) }
    return PortableFonts(program: String(cString: path))
  }()

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
