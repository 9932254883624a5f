#if Studio
import Foundation
import TestSupport
import Testing

/// Many changes, of one client and of several.
@Suite struct EditingTests {

  private static func open(
    _ studio: StudioProcess, on connection: Connection
  ) throws -> (id: String, version: Int) {
    let document = try studio.result(
      of: "document.new", ["from": ["extends": "neonNights"]], on: connection)
    return (try #require(document["id"] as? String), try #require(document["version"] as? Int))
  }

  private static func edit(
    _ path: String, _ value: String, in document: String, _ version: Int, gesture: String? = nil
  ) -> [String: Any] {
    var message: [String: Any] = [
      "type": "document.edit", "document": document, "version": version,
      "edits": [["path": path, "value": value]],
    ]
    message["gesture"] = gesture
    return message
  }

  private static func result(in answer: [String: Any]) throws -> [String: Any] {
    let results = try #require(answer["results"] as? [[String: Any]])
    return try #require(results.first?["result"] as? [String: Any], "\(results)")
  }

  @Test func movesLeaveNothingBehind() throws {
    let studio = try StudioProcess(in: ScratchFolder())
    let connection = try studio.connect()
    var (id, version) = try Self.open(studio, on: connection)
    let view = try studio.result(
      of: "view.open", ["document": id, "options": ["scale": 1]], on: connection)
    var wish: [String: Any] = ["view": try #require(view["id"]), "scale": 0.5]
    let moves = StudioProcess.count(150, long: 10_000)
    var (last, memory) = ("", 0)
    for move in 0..<moves {
      if move == moves / 3 { memory = try studio.memory() }
      try studio.send(
        [
          Self.edit("buttons.all.cornerRadius", "\(move % 29 + 1)", in: id, version, gesture: "g")
        ], asking: wish, on: connection)
      let answer = try studio.answer(on: connection)
      version = try #require(try Self.result(in: answer)["version"] as? Int)
      let picture = try #require(answer["picture"] as? [String: Any])
      #expect(picture["version"] as? Int == version && picture["picture"] as? String != last)
      last = picture["picture"] as? String ?? ""
      // As the page does, but for the first ones.
      if move > 8 { wish["has"] = last }
    }
    #expect(try studio.memory() - memory < 16 << 20)
    let documents = try studio.result(of: "hello", on: connection)["documents"] as? [[String: Any]]
    #expect((documents?.first?["steps"] as? [Any])?.count == 1)
    let text = try #require(documents?.first?["text"] as? String)
    #expect(text.contains("\"cornerRadius\": \((moves - 1) % 29 + 1)"))
  }

  /// Each tab edits what it knows, while the other one's edits are under way.
  @Test func editsOfTwoTabsAreKept() throws {
    let studio = try StudioProcess(in: ScratchFolder())
    let tabs = try ["a", "b"].map { (name: $0, connection: try studio.connect()) }
    let (id, version) = try Self.open(studio, on: tabs[0].connection)
    var known = ["a": version, "b": version]
    for number in 0..<100 {
      for (name, connection) in tabs {
        try studio.send(
          [Self.edit("x-\(name)\(number)", "\(number)", in: id, known[name] ?? 0)], from: name,
          on: connection)
      }
      for (name, connection) in tabs {
        let result = try Self.result(in: studio.answer(on: connection))
        known[name] = try #require(result["version"] as? Int)
      }
    }
    let documents = try studio.result(of: "hello")["documents"] as? [[String: Any]]
    let document = try #require(documents?.first)
    #expect(document["version"] as? Int == version + 200)
    let text = try #require(document["text"] as? String)
    for number in 0..<100 {
      for (name, _) in tabs { #expect(text.contains("\"x-\(name)\(number)\": \(number)")) }
    }
  }
}
#endif
