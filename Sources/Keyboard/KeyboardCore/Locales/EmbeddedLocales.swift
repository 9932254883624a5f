internal import EmbeddedData
internal import KeyboardDocuments

/// The embedded locale files; the only code of this target that reads their bytes.
enum EmbeddedLocales {
  /// The identifiers in list order, available without parsing.
  static let identifiers: [String] = (0..<embedded_locale_count()).map { index in
    String(cString: embedded_locale(index).name)
  }

  static func file(_ identifier: String) -> SourceFile? {
    guard let index = identifiers.firstIndex(of: identifier) else { return nil }
    let file = embedded_locale(index)
    let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
    return SourceFile(name: "\(identifier).json", bytes: Array(bytes))
  }

  struct Names {
    var swiftName: String
    var listName: String
    /// The flag emoji, white by default.
    var flag: String
  }

  static func names(of identifier: String) -> Names? { names[identifier] }

  static let rightToLeftLanguages = Set(
    identifiers.indices.filter { embedded_locale_names($0).right_to_left }
      .map { identifiers[$0].languageSubtag })

  private static let names = Dictionary(
    uniqueKeysWithValues: identifiers.enumerated().map { index, identifier in
      let names = embedded_locale_names(index)
      return (
        identifier,
        Names(
          swiftName: String(cString: names.swift_name), listName: String(cString: names.list_name),
          flag: String(cString: names.flag))
      )
    })
}
