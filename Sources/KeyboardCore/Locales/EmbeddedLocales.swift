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

  /// The names in a locale file, which can be had without parsing it.
  struct Names {
    /// The name of the static member of `Locale`.
    var swiftName: String
    /// The name in the language itself, as lists show it.
    var listName: String
    /// A flag emoji, white where there is none.
    var flag: String
  }

  /// The names of a locale whose identifier is spelled exactly as in the list.
  static func names(of identifier: String) -> Names? { names[identifier] }

  /// The codes of the languages that are written from right to left.
  static let rightToLeftLanguages = Set(
    identifiers.indices.filter { embedded_locale_names($0).right_to_left }.map { index in
      String(identifiers[index].prefix { $0 != "_" && $0 != "-" })
    })

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
