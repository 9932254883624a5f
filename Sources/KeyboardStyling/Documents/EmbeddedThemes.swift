import EmbeddedData
import KeyboardDocuments

/// The theme files embedded in the program; the only access of this target to their bytes.
enum EmbeddedThemes {

  /// The identifiers in the order of the list; no file is parsed.
  static let identifiers: [String] = (0..<embedded_theme_count()).map { index in
    String(cString: embedded_theme(index).name)
  }

  /// Return the identifier that matches a name, regardless of case, `-`, `_` and spaces.
  static func identifier(for name: String) -> String? {
    NearestNames.match(for: name, among: identifiers)
  }

  /// Return the file of an exact identifier.
  static func file(_ identifier: String) -> SourceFile? {
    guard let index = identifiers.firstIndex(of: identifier) else { return nil }
    let file = embedded_theme(index)
    let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
    return SourceFile(name: "\(identifier).json", bytes: Array(bytes))
  }
}
