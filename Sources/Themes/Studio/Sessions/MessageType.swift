package import KeyboardPipeline
import SourceText
import ThemeTools

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

  init(_ name: String, _ members: [String], long answer: @escaping Answering<Answer>) {
    (self.name, self.members, self.answer) = (name, members, answer)
  }

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

  static let start: [MessageType] = [
    // → {version, folder, themes, files, documents, views, choices}
    MessageType("hello", []) { session, _, _ in session.welcome() }
  ]

  static let documents: [MessageType] = [
    // from: {"extends": theme}, {"installed": theme}, {"seed": color or colors, "kind"}, {"photo": base64, "kind"},
    // {"import": text, "name": of the file}, {"empty": true} or {"file": id}
    MessageType(
      "document.new", ["from"],
      long: { session, members, _ in
        try session.start(members.object("from", known: Session.ways + ["kind", "name"]))
      }),
    MessageType("document.close", ["document"]) { session, members, _ in
      try session.close(session.document(members))
      return [:]
    },
    // The name of a file in the folder is needed once.
    MessageType("document.save", ["document", "name"]) { session, members, _ in
      let name = try session.save(
        session.document(members), as: members.optionalText("name", upTo: 200))
      return ["name": .string(name)]
    },
    // Another program's text wins.
    .change("document.revert", []) { session, document, _, client in
      try session.takeOutside(of: document, merging: false, from: client)
    },
    // Another program's text wins where the document hasn't changed.
    .change("document.merge", []) { session, document, _, client in
      try session.takeOutside(of: document, merging: true, from: client)
    },
  ]

  static let texts: [MessageType] = [
    // edits: {"path", "value"} or {"path", "remove": true}; a gesture's edits are one step
    .change("document.edit", ["version", "edits", "name", "gesture"]) {
      session, document, members, client in
      let edits = try members.edits()
      let join = try members.optionalText("gesture", upTo: 64).map {
        History.Join.gesture("\(client) \($0)")
      }
      let found = try document.change(by: edits, in: members.integer("version"), joining: join)
      let name = try members.optionalText("name", upTo: 200) ?? found.name
      try session.change(
        document, found.delta, to: found.result, named: name, joining: join, from: client)
    },
    // changes: {"from", "to", "text"}
    .change("document.change", ["version", "changes"]) { session, document, members, client in
      let changes = try members.list("changes").map { value in
        let change = try MessageMembers(value, of: "A change", known: ["from", "to", "text"])
        let (from, to) = (try change.integer("from"), try change.integer("to"))
        guard from <= to else { throw StudioError(.form, "A change must not end before it begins") }
        return (from..<to, try change.text("text", upTo: InputBudget.theme.bytes))
      }
      let delta = try document.delta(of: changes, in: members.integer("version"))
      try session.change(document, delta, named: StepName.typing, joining: .typing, from: client)
    },
    .change("document.undo", []) { session, document, _, client in
      try session.go(in: document, to: document.history.previousID, from: client)
    },
    .change("document.redo", []) { session, document, _, client in
      try session.go(
        in: document, to: document.history.next?.id ?? document.history.currentID, from: client)
    },
    .change("document.goto", ["step"]) { session, document, members, client in
      try session.go(in: document, to: members.integer("step"), from: client)
    },
  ]
}

extension MessageMembers {

  func edits() throws -> [ValueEdit] {
    let edits = try list("edits").map { value in
      let edit = try MessageMembers(value, of: "An edit", known: ["path", "value", "remove"])
      let isRemoval = try edit.flag("remove", default: false)
      guard isRemoval != edit.has("value") else {
        throw StudioError(.form, "An edit has either a value or \"remove\": true")
      }
      return try ValueEdit(
        path: ThemePath(edit.text("path")),
        value: isRemoval ? nil : edit.text("value", upTo: InputBudget.theme.bytes))
    }
    guard !edits.isEmpty else { throw StudioError(.form, "There are no edits") }
    return edits
  }
}

/// Runs slow work on other threads while the session answers.
package protocol BackgroundWork {

  typealias Work = @Sendable (RenderPipeline) -> @Sendable (Session) -> Void

  func start(_ work: @escaping Work)

  func wait(_ seconds: Double, then body: @escaping @Sendable (Session) -> Void)
}

/// The body of a request, whose messages are answered one after another.
private struct Request: Sendable {
  let client: String
  var messages: ArraySlice<JSONValue>
  let wish: PictureWish?
  var results: [JSONText] = []
}

extension Session {

  package func answer(_ body: [UInt8], _ reply: @escaping @Sendable ([UInt8]) -> Void) {
    let file = SourceFile(name: "messages", bytes: body)
    do {
      let root: JSONValue
      do throws(Diagnostics) {
        root = try JSONDocument(parsing: file, options: JSONOptions(budget: .message)).root
      } catch {
        throw StudioError(.form, "The body isn't JSON: " + (error.list.first?.message ?? ""))
      }
      let envelope = try MessageMembers(
        root, of: "The body", known: ["client", "messages", "picture"])
      answer(
        Request(
          client: try envelope.text("client", upTo: 64),
          messages: try envelope.list("messages", upTo: Self.maximumMessages)[...],
          wish: try envelope["picture"].map { _ in try PictureWish(envelope) }), reply)
    } catch {
      reply(Self.bytes(["results": [], "error": StudioError(error).json]))
    }
  }

  private func answer(_ request: Request, _ reply: @escaping @Sendable ([UInt8]) -> Void) {
    var request = request
    while let message = request.messages.popFirst() {
      let id = message["id"]?.integer ?? 0
      switch Result(catching: { try answer(to: message, from: request.client) }) {
      case .failure(let error): request.results.append(Self.result(.failure(error), of: id))
      case .success(.now(let result)): request.results.append(Self.result(.success(result), of: id))
      case .success(.later(let work)):
        let rest = request
        return run(work) { session, end in
          var request = rest
          request.results.append(Self.result(Result { try end.get()(session) }, of: id))
          session.answer(request, reply)
        }
      }
    }
    let results = request.results
    answer(request.wish) { picture in
      reply(Self.bytes(["results": .array(results), "picture": picture]))
    }
  }

  private static func result(_ result: Result<JSONText, any Error>, of id: Int) -> JSONText {
    switch result {
    case .success(let result): ["id": .integer(id), "result": result]
    case .failure(let error): ["id": .integer(id), "error": StudioError(error).json]
    }
  }

  private func answer(to message: JSONValue, from client: String) throws -> MessageType.Answer {
    guard let name = message["type"]?.string else {
      throw StudioError(.form, "A message must be an object with a type")
    }
    guard let type = MessageType.named[name] else {
      let near = NearestNames.hint(for: name, among: MessageType.named.keys.sorted())
      throw StudioError(
        .unknownMessage,
        "There is no message \(name.shortened(to: 80).quoted)" + (near.map { ". " + $0 } ?? ""))
    }
    let members = try MessageMembers(
      message, of: "The message \(name.quoted)", known: ["id", "type"] + type.members)
    return try type.answer(self, members, client)
  }

  private static func bytes(_ json: JSONText) -> [UInt8] { Array(json.text.utf8) }

  func run<Value: Sendable>(
    _ work: @escaping @Sendable (RenderPipeline) throws -> Value,
    then end: @escaping @Sendable (Session, Result<Value, any Error>) -> Void
  ) {
    guard let background else { return end(self, Result { try work(pipeline) }) }
    background.start { pipeline in
      let result = Result { try work(pipeline) }
      return { end($0, result) }
    }
  }
}
