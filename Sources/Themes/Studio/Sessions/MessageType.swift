import KeyboardDocuments

/// A kind of message, with the names of its members beside `id` and `type`.
struct MessageType: Sendable {

  typealias Answer =
    @Sendable (_ session: Session, _ members: MessageMembers, _ client: String) throws -> JSONText

  let name: String
  let members: [String]
  let answer: Answer

  init(_ name: String, _ members: [String], answer: @escaping Answer) {
    (self.name, self.members, self.answer) = (name, members, answer)
  }

  static let all = [
    start, documents, texts, views, inspection, comparisons, keyboard, language, exports,
  ].flatMap(\.self)

  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
