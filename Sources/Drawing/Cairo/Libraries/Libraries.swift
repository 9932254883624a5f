internal import CImages
internal import CPangoCairo
internal import Parallel

/// Name and version of a library that pixels depend on.
package struct LibraryVersion: Hashable, Sendable {

  package var name: String
  package var version: String

  package static var all: [LibraryVersion] {
    LibraryEnvironment.pin()
    return [
      LibraryVersion(name: "cairo", version: String(cString: cairo_version_string())),
      LibraryVersion(name: "pango", version: String(cString: pango_version_string())),
      LibraryVersion(name: "libpng", version: String(cString: cpng_version())),
      LibraryVersion(name: "zlib", version: String(cString: cpng_zlib_version())),
      LibraryVersion(name: "libjpeg-turbo", version: String(cString: cjpeg_version())),
      LibraryVersion(name: "fontconfig", version: fontconfig(Int(FcGetVersion()))),
      LibraryVersion(name: "freetype", version: freetype),
    ]
  }

  private static func fontconfig(_ number: Int) -> String {
    "\(number / 10000).\(number / 100 % 100).\(number % 100)"
  }

  private static var freetype: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}

/// Identity of a font file by its length and a short digest of its start.
package enum FontVersion {

  // The start of a font file holds the checksums of all its tables.
  private static let start = 4096

  // Digits enough to tell a few hundred files apart.
  private static let shortDigest = 16

  /// Digest the start and the length, such as `840208-85c8abfb6e4ed2e5`, or return `missing`.
  package static func text(of path: String) -> String {
    guard let file = g_mapped_file_new(path, 0, nil) else { return "missing" }
    defer { g_mapped_file_unref(file) }
    let length = Int(g_mapped_file_get_length(file))
    var digest = Digest()
    digest.add(
      UnsafeRawBufferPointer(start: g_mapped_file_get_contents(file), count: min(start, length)))
    return "\(length)-\(digest.text.prefix(shortDigest))"
  }
}

/// Environment variables that select font backends and shapers, or print to standard output.
enum LibraryEnvironment {

  /// Removes the variables from the process, once, before the libraries read them.
  static func pin() { pinned }

  private static let pinned: Void = {
    let names = g_listenv()
    defer { g_strfreev(names) }
    var next = names
    while let name = next?.pointee {
      if prefixes.contains(where: String(cString: name).hasPrefix) { g_unsetenv(name) }
      next = next?.successor()
    }
  }()

  // By prefix, since each version of a library adds variables.
  private static let prefixes = [
    "CAIRO_", "FC_", "FONTCONFIG_", "FREETYPE_", "FRIBIDI_", "GRAPHITE", "HB_", "JPEGMEM", "JSIMD_",
    "LIBTHAI_", "PANGO_", "PANGOCAIRO_", "PIXMAN_",
  ]
}

/// Failure of Cairo, an image codec or a font, with its reason.
package enum CairoError: Error, Hashable, Sendable {

  case drawing(String)
  case image(String)
  case font(String)

  package var reason: String {
    switch self {
    case .drawing(let reason), .image(let reason), .font(let reason): reason
    }
  }

  static func text<Buffer>(of buffer: Buffer) -> String {
    withUnsafeBytes(of: buffer) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

extension cairo_status_t {

  func check() throws(CairoError) {
    guard self != CAIRO_STATUS_SUCCESS else { return }
    throw .drawing(String(cString: cairo_status_to_string(self)))
  }
}
