internal import CPangoCairo

/// Environment variables that choose another font backend or shaper, or print into standard output,
/// where the picture may go; no picture depends on one.
enum LibraryEnvironment {

  /// Remove the variables from the process, once, before the libraries read them.
  static func pin() { pinned }

  private static let pinned: Void = {
    let names = g_listenv()
    defer { g_strfreev(names) }
    var next = names
    while let name = next?.pointee {
      if isOfLibrary(String(cString: name)) { g_unsetenv(name) }
      next = next?.successor()
    }
  }()

  // By prefix, since each version of a library adds variables.
  private static let prefixes = [
    "CAIRO_", "FC_", "FONTCONFIG_", "FREETYPE_", "FRIBIDI_", "GRAPHITE", "HB_", "JPEGMEM", "JSIMD_",
    "LIBTHAI_", "PANGO_", "PANGOCAIRO_", "PIXMAN_",
  ]

  static func isOfLibrary(_ name: String) -> Bool { prefixes.contains(where: name.hasPrefix) }
}
