internal import Embedded
package import KeyboardDocuments

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
