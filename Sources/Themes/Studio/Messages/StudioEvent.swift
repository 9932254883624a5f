package import KeyboardDocuments

/// What a session tells without being asked.
package struct StudioEvent: Sendable {

  /// The client that the event is for; nil for all.
  package let client: String?

  package let json: JSONText

  init(_ type: String, _ members: [(String, JSONText?)], to client: String? = nil) {
    self.client = client
    json = .object(present: [("type", .string(type))] + members)
  }
}
