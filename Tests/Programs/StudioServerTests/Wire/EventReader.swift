#if Studio
import Foundation
import Testing

/// A client's stream of events.
final class EventReader {

  let connection: Connection
  private(set) var lastID: String?
  private var text = ""

  init(_ studio: StudioProcess, client: String, after id: String? = nil) throws {
    connection = try studio.connect()
    connection.send(
      studio.head(
        "GET /session/events?client=\(client) HTTP/1.1", id.map { ["Last-Event-ID: \($0)"] } ?? []))
    let head = Reply(
      head: String(decoding: try #require(try connection.receive(upTo: "\r\n\r\n")), as: UTF8.self))
    try #require(
      head.status == 200 && head.fields["content-type"] == "text/event-stream; charset=utf-8",
      "\(head)")
    // The comment or the event that every stream begins with.
    text = try #require(try connection.chunk())
  }

  func next() throws -> [String: Any] {
    while true {
      guard let end = text.firstRange(of: "\n\n") else {
        text += try #require(try connection.chunk(), "the stream has ended")
        continue
      }
      let lines = text[..<end.lowerBound].split(separator: "\n")
      text = String(text[end.upperBound...])
      for line in lines where line.hasPrefix("id: ") { lastID = String(line.dropFirst(4)) }
      guard let data = lines.first(where: { $0.hasPrefix("data: ") }) else { continue }
      return try #require(
        try JSONSerialization.jsonObject(with: Data(data.dropFirst(6).utf8)) as? [String: Any])
    }
  }

  func wait(_ isWanted: ([String: Any]) -> Bool) throws {
    while try !isWanted(next()) {}
  }
}
#endif
