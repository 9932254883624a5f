package import Embedded
package import KeyboardDocuments

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

/// The embedded conversations of pictures, in the format of users' files.
package enum EmbeddedConversations {

  /// The languages that have one, as in `de` and `pt_BR`.
  package static var languages: [String] { embedded_conversations().stems }

  /// Return the conversation in the language of a locale; of no other language.
  package static func file(for profile: LocaleProfile) -> SourceFile? {
    let files = [profile.identifier, profile.language].lazy.compactMap {
      embedded_conversations().file("\($0).json")
    }
    return files.first
  }
}

extension EmbeddedFolder {

  var list: UnsafeBufferPointer<EmbeddedFile> { UnsafeBufferPointer(start: files, count: count) }

  /// The paths of the files in the folder.
  package var names: [String] { list.map { String(cString: $0.name) } }

  /// The names without suffixes, such as the identifiers of themes.
  package var stems: [String] { names.map { String($0.prefix { $0 != "." }) } }

  package func file(_ name: String) -> SourceFile? {
    list.first { String(cString: $0.name) == name }.map {
      SourceFile(name: name, bytes: Array($0.content))
    }
  }
}

extension EmbeddedFile {

  /// The bytes, which live as long as the program.
  var content: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: count) }
}
