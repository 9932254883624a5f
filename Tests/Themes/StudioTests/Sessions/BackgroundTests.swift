import KeyboardPipeline
import SourceText
import Studio
import Synchronization
import Testing

/// Answers of a session during slow work.
@Suite struct BackgroundTests {

  /// Work that is done when a test says so.
  private final class HeldWork: BackgroundWork {

    private let pipeline = RenderPipeline(files: MemoryFiles().reader)
    private(set) var works: [Work] = []
    private var timers: [@Sendable (Session) -> Void] = []

    func start(_ work: @escaping Work) { works.append(work) }

    func wait(_ seconds: Double, then body: @escaping @Sendable (Session) -> Void) {
      timers.append(body)
    }

    func finish(for session: Session) {
      while !works.isEmpty { works.removeFirst()(pipeline)(session) }
    }

    func passTime(for session: Session) {
      while !timers.isEmpty { timers.removeFirst()(session) }
    }
  }

  /// A tab whose requests are answered late.
  private final class LateClient {

    private final class Answers: Sendable {
      let all = Mutex<[[UInt8]]>([])
    }

    let held = HeldWork()
    let tab: StudioClient
    let document: OpenDocument
    let view: JSONText
    private let answers = Answers()

    init() throws {
      tab = StudioClient(background: held)
      document = try tab.open(DocumentTests.mint)
      view = try document.view(["scale": 1])
      tab.work()
      held.finish(for: tab.session)
      tab.work()
      held.finish(for: tab.session)
      _ = tab.take("picture")
    }

    func ask(_ messages: [JSONText], picture: JSONText? = nil) {
      let body = JSONText.object(
        present: [("client", "late"), ("messages", .array(messages)), ("picture", picture)])
      let answers = answers
      tab.session.answer(Array(body.text.utf8)) { bytes in answers.all.withLock { $0.append(bytes) }
      }
    }

    func takeAnswer() throws -> JSONText? {
      let all = answers.all.withLock { all in
        defer { all = [] }
        return all
      }
      #expect(all.count <= 1)
      return try all.first.map(StudioClient.json)
    }
  }

  /// Others are answered, and so is the same client, whose next message waits only in its own request.
  @Test(arguments: ["export", "view.compare", "document.new"])
  func aLongMessageHoldsUpNoOther(type: String) throws {
    let client = try LateClient()
    let edits: JSONText = [["path": "buttons.all.cornerRadius", "value": "3"]]
    let members: [(String, JSONText)] =
      switch type {
      case "export": [("view", client.view), ("format", "png")]
      case "view.compare": [("view", client.view), ("with", ["edits": edits])]
      default: [("from", ["import": .string(StartTests.scheme), "name": "harbor.yaml"])]
      }
    client.ask([
      .object([("id", 1), ("type", .string(type))] + members), ["id": 2, "type": "hello"],
    ])
    #expect(try client.takeAnswer() == nil && client.held.works.count == 1)
    client.ask([["id": 1, "type": "hello"]])
    #expect(try client.takeAnswer()?["results"]?.elements.count == 1)
    try client.document.edit("buttons.all.cornerRadius", "4")
    client.held.finish(for: client.tab.session)
    let results = try #require(try client.takeAnswer()?["results"]?.elements)
    #expect(results.map { $0["id"]?.number } == [1, 2])
    #expect(results.allSatisfy { $0["result"] != nil }, "\(results)")
  }

  /// An answer has its picture if that comes soon; if not, an event has it.
  @Test(arguments: [true, false])
  func anAnswerWaitsForItsPictureForAWhile(isLate: Bool) throws {
    let client = try LateClient()
    try client.document.edit("buttons.all.cornerRadius", "4")
    client.ask([], picture: ["view": client.view, "scale": 1])
    #expect(try client.takeAnswer() == nil)
    if isLate {
      client.held.passTime(for: client.tab.session)
      let answer = try #require(try client.takeAnswer())
      #expect(answer["picture"] == nil && answer["results"] != nil)
      // The next one doesn't wait for what is known to be slow.
      try client.document.edit("buttons.all.cornerRadius", "6")
      client.ask([], picture: ["view": client.view, "scale": 1])
      #expect(try client.takeAnswer() != nil && client.held.works.count == 1)
    }
    client.held.finish(for: client.tab.session)
    let picture = try client.takeAnswer()?["picture"]
    try client.tab.send("hello")
    #expect((picture != nil) == !isLate && client.tab.take("picture").count == (isLate ? 1 : 0))
    client.held.passTime(for: client.tab.session)
    #expect(try client.takeAnswer() == nil)
    // The later text follows.
    guard isLate else { return }
    client.tab.work()
    client.held.finish(for: client.tab.session)
    try client.tab.send("hello")
    let last = client.tab.take("picture").last
    #expect(last?["version"] == .integer(client.document.version))
  }

  /// Pictures that are slow don't hold up answers, nor a picture of another view.
  @Test func aSlowPictureHoldsUpNoOther() throws {
    let client = try LateClient()
    let options: JSONText = ["scale": 1, "locale": "de"]
    try client.document.edit("buttons.all.cornerRadius", "4")
    client.tab.session.work()
    let other = try client.tab.send(
      "view.open", [("document", client.document.id), ("options", options)])
    client.tab.work()
    #expect(client.held.works.count == 2)
    // A view that is closed meanwhile takes nothing with it.
    try client.tab.send("view.close", [("view", client.view)])
    client.held.finish(for: client.tab.session)
    try client.tab.send("hello")
    #expect(client.tab.take("picture").map { $0["view"] } == [other["id"]])
  }
}
