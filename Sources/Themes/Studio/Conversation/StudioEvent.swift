package import KeyboardDocuments

/// A notification of a session to its clients.
///
/// `document` has the changes of a text, `problems` what is wrong with it, `picture` a new picture of a
/// view, `stale` why there is none, `keyboard` what was typed, `documents` the list of documents,
/// `outside` a change by another program, `theme` the picture of a built-in theme, and `warning` what
/// went wrong without a message.
package struct StudioEvent: Sendable {

  /// The client that the event is for; nil for all.
  package let client: String?

  package let json: JSONText

  init(_ type: String, _ members: [(String, JSONText?)], to client: String? = nil) {
    self.client = client
    json = .object(present: [("type", .string(type))] + members)
  }
}
