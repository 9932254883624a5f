import KeyboardDocuments
import Studio

/// The documents that are there before a client comes, which are opened by messages like any other.
struct FirstDocuments {

  let session: Session

  private static let client = "start"

  /// Return the messages of what can't be opened.
  func open(_ starts: [StudioSetup.Start]) -> [String] {
    guard !starts.isEmpty else { return [] }
    let files = result(of: "hello")?["result"]?["files"]?.array ?? []
    return starts.compactMap { start in
      let from: JSONText
      switch start {
      case .builtIn(let name): from = ["extends": .string(name)]
      case .installed(let name): from = ["installed": .string(name)]
      case .file(let name):
        guard let id = files.first(where: { $0["name"]?.string == name })?["id"]?.string else {
          return "The studio opens JSON files that are no links, unlike \(name.quoted)"
        }
        from = ["file": .string(id)]
      }
      return result(of: "document.new", [("from", from)])?["error"]?["message"]?.string
    }
  }

  func result(of type: String, _ members: [(String, JSONText)] = []) -> JSONValue? {
    let message = JSONText.object([("id", 1), ("type", .string(type))] + members)
    let bytes = session.results(of: Self.body([("messages", [message])]))
    let file = SourceFile(name: "results", bytes: bytes)
    let root = try? JSONDocument(parsing: file, options: JSONOptions(budget: .message)).root
    return root?["results"]?.array?.first
  }

  /// Return the body of a request for the picture of a view.
  static func body(drawing view: String) -> [UInt8] {
    body([("messages", []), ("picture", ["view": .string(view), "scale": .number(scale)])])
  }

  private static let scale = 3.0

  private static func body(_ members: [(String, JSONText)]) -> [UInt8] {
    Array(JSONText.object([("client", .string(client))] + members).text.utf8)
  }
}
