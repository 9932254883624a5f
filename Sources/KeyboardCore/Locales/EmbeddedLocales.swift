internal import EmbeddedData
internal import KeyboardDocuments

/// The locale files built into the program; the only place of this target that sees their bytes.
enum EmbeddedLocales {
  /// The identifiers in the order of the list; nothing is parsed for them.
  static let identifiers: [String] = (0..<embedded_locale_count()).map { index in
    String(cString: embedded_locale(index).name)
  }

  /// The file of an identifier that is spelled exactly as in the list.
  static func file(_ identifier: String) -> SourceFile? {
    guard let index = identifiers.firstIndex(of: identifier) else { return nil }
    let file = embedded_locale(index)
    let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
    return SourceFile(name: "\(identifier).json", bytes: Array(bytes))
  }
}
