internal import EmbeddedData
package import KeyboardDocuments

/// The embedded conversations of pictures, in the format of users' files.
package enum EmbeddedConversations {

  private static let names: [String] = (0..<embedded_conversation_count()).map { index in
    String(cString: embedded_conversation(index).name)
  }

  /// The languages that have one, as in `de` and `pt_BR`.
  package static var languages: [String] { names }

  /// Return the conversation in the language of a locale; of no other language.
  package static func file(for profile: LocaleProfile) -> SourceFile? {
    let candidates = [profile.identifier, profile.language]
    guard let name = candidates.first(where: names.contains),
      let index = names.firstIndex(of: name)
    else { return nil }
    let file = embedded_conversation(index)
    let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
    return SourceFile(name: "\(name).json", bytes: Array(bytes))
  }
}
