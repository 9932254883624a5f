import EmbeddedData
import KeyboardDocuments

/// The theme files built into the program; the only place of this target that sees their bytes.
enum EmbeddedThemes {

  /// The identifiers in the order of the list; nothing is parsed for them.
  static let identifiers: [String] = (0..<embedded_theme_count()).map { index in
    String(cString: embedded_theme(index).name)
  }

  /// The identifier that a user's spelling stands for.
  static func identifier(for name: String) -> String? {
    NearestNames.match(for: name, among: identifiers)
  }

  /// The file of an identifier that is spelled exactly as in the list.
  static func file(_ identifier: String) -> SourceFile? {
    guard let index = identifiers.firstIndex(of: identifier) else { return nil }
    let file = embedded_theme(index)
    let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
    return SourceFile(name: "\(identifier).json", bytes: Array(bytes))
  }
}
