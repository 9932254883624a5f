import KeyboardStyling

/// A path that leads into a pack, as if it were a folder: `packs/mint-1.2.0.kbtheme/mint.json`.
package struct PackPath: Hashable, Sendable {

  /// The path of the pack on the disk.
  package let pack: String

  /// The path in the pack; nil for the pack itself, which stands for its theme.
  package let inner: String?

  /// Return nil for a path that names no pack.
  package init?(_ path: String) {
    if path.hasSuffix(ThemeName.packSuffix) {
      (pack, inner) = (path, nil)
    } else if let range = path.firstRange(of: ThemeName.packSuffix + "/") {
      let end = path.index(before: range.upperBound)
      (pack, inner) = (String(path[..<end]), String(path[range.upperBound...]))
    } else {
      return nil
    }
  }
}
