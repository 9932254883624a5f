internal import Artifacts
internal import CPangoCairo

/// Tells a font file from others of its name.
package enum FontVersion {

  // The start of a font file holds the checksums of all its tables.
  private static let start = 4096

  // Digits enough to tell a few hundred files apart.
  private static let shortDigest = 16

  /// The length of a font file and a digest of its start, such as `840208-85c8abfb6e4ed2e5`, or
  /// `missing`.
  package static func text(of path: String) -> String {
    guard let file = g_mapped_file_new(path, 0, nil) else { return "missing" }
    defer { g_mapped_file_unref(file) }
    let length = Int(g_mapped_file_get_length(file))
    var digest = Digest()
    digest.add(
      UnsafeRawBufferPointer(
        start: g_mapped_file_get_contents(file), count: min(start, length)))
    return "\(length)-\(digest.text.prefix(shortDigest))"
  }
}
