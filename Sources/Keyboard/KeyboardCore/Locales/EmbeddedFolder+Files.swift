package import Embedded
package import KeyboardDocuments

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
