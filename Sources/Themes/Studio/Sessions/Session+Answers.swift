import KeyboardDocuments
package import KeyboardPipeline
import Synchronization

/// Runs slow work on other threads while the session answers.
package protocol BackgroundWork {

  typealias Work = @Sendable (RenderPipeline) -> @Sendable (Session) -> Void

  /// Work with a pipeline of another thread, and hand what is returned back to the session's.
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

  /// Answer the body of a request by `reply`: at once, unless a message or the picture takes long.
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
          messages: try envelope.list("messages", upTo: Self.mostMessages)[...],
          wish: try envelope["picture"].map { _ in try PictureWish(envelope) }), reply)
    } catch {
      reply(Self.bytes(["results": [], "error": StudioError(error).json]))
    }
  }

  /// Returns the answer to a request without slow work, or of a session without a background.
  package func results(of body: [UInt8]) -> [UInt8] {
    let answer = GivenAnswer()
    self.answer(body) { bytes in answer.bytes.withLock { $0 = bytes } }
    return answer.bytes.withLock(\.self)
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

  private func answer(
    to message: JSONValue, from client: String
  ) throws -> MessageType.Answer {
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

private final class GivenAnswer: Sendable {
  let bytes = Mutex<[UInt8]>([])
}
