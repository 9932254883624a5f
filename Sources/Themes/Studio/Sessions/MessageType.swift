import KeyboardDocuments
import KeyboardPipeline

/// A kind of message, with the names of its members beside `id` and `type`.
struct MessageType: Sendable {

  /// The result of a message, or work for another thread that ends with the result.
  enum Answer: Sendable {
    case now(JSONText)
    case later(@Sendable (RenderPipeline) throws -> @Sendable (Session) throws -> JSONText)
  }

  typealias Answering<Result> =
    @Sendable (_ session: Session, _ members: MessageMembers, _ client: String) throws -> Result

  let name: String
  let members: [String]
  let answer: Answering<Answer>

  init(_ name: String, _ members: [String], answer: @escaping Answering<JSONText>) {
    self.init(name, members, long: { .now(try answer($0, $1, $2)) })
  }

  /// A message whose answer may take long.
  init(_ name: String, _ members: [String], long answer: @escaping Answering<Answer>) {
    (self.name, self.members, self.answer) = (name, members, answer)
  }

  /// A message that changes the text of a document, and is answered by its version.
  static func change(
    _ name: String, _ members: [String],
    by change:
      @escaping @Sendable (
        _ session: Session, _ document: StudioDocument, _ members: MessageMembers, _ client: String
      ) throws -> Void
  ) -> MessageType {
    MessageType(name, ["document"] + members) { session, members, client in
      let document = try session.document(members)
      try change(session, document, members, client)
      return ["version": .integer(document.version)]
    }
  }

  static let all = [
    start, documents, texts, views, inspection, comparisons, keyboard, language, exports,
  ].flatMap(\.self)

  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
