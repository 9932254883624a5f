internal import Embedded
internal import KeyboardDocuments

/// The embedded locale files.
enum EmbeddedLocales {
  /// The identifiers in list order, available without parsing.
  static let identifiers = embedded_locales().stems

  static func file(_ identifier: String) -> SourceFile? {
    embedded_locales().file("\(identifier).json")
  }

  struct Names {
    var swiftName: String
    var listName: String
    /// The flag emoji, white by default.
    var flag: String
  }

  static func names(of identifier: String) -> Names? { names[identifier] }

  static let rightToLeftLanguages = Set(
    identifiers.indices.filter { embedded_locale_names()[$0].right_to_left }
      .map { identifiers[$0].languageSubtag })

  private static let names = Dictionary(
    uniqueKeysWithValues: identifiers.enumerated().map { index, identifier in
      let names = embedded_locale_names()[index]
      return (
        identifier,
        Names(
          swiftName: String(cString: names.swift_name), listName: String(cString: names.list_name),
          flag: String(cString: names.flag))
      )
    })
}
