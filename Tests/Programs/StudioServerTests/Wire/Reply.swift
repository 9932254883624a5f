#if Studio
import Foundation

/// A response of the server.
struct Reply {

  let status: Int

  /// By names in lowercase.
  let fields: [String: String]

  let setsCookies: Bool
  var body: [UInt8] = []

  init(head: String) {
    let lines = head.split(separator: "\r\n")
    status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    fields = Dictionary(
      lines.dropFirst().map { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        return (
          parts[0].lowercased(),
          parts.count == 2 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
        )
      }, uniquingKeysWith: { "\($0), \($1)" })
    setsCookies = fields["set-cookie"] != nil
  }

  var text: String { String(decoding: body, as: UTF8.self) }

  var object: [String: Any]? {
    try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]
  }
}
#endif
