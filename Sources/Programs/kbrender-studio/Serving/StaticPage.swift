import KeyboardDocuments
import Studio

/// The page without scripts: the pictures, their parts, and the problems of the themes.
///
/// Names and messages are the users' and their files', and stay texts.
struct StaticPage {

  private let documents: [JSONValue]
  private let views: [JSONValue]

  /// The bodies of requests for the pictures of views that were opened for this page.
  private(set) var missing: [[UInt8]] = []

  /// A document that no page shows yet gets a view, which is drawn like those that nobody sees.
  init(_ session: Session) {
    let start = FirstDocuments(session: session)
    func list(_ name: String) -> [JSONValue] {
      start.result(of: "hello")?["result"]?[name]?.array ?? []
    }
    documents = list("documents")
    let shown = list("views").map { $0["document"]?.string }
    for id in documents.compactMap({ $0["id"]?.string }) where !shown.contains(id) {
      let view = start.result(
        of: "view.open", [("document", .string(id)), ("visible", false), ("priority", -1000)])
      if let view = view?["result"]?["id"]?.string {
        missing.append(FirstDocuments.body(drawing: view))
      }
    }
    views = list("views")
  }

  var html: String {
    documents.isEmpty
      ? "<p>No theme is open. <code>kbrender studio mint.json</code> opens one.</p>"
      : documents.map(section).joined()
  }

  private func section(_ document: JSONValue) -> String {
    let id = document["id"]?.string
    let own = views.filter { $0["document"]?.string == id }
    let problems = (document["problems"]?.array ?? []).map { problem in
      "\(Self.text(problem, "severity")): \(Self.text(problem, "message"))"
    }
    return "<section><h2>\(Self.text(document, "name"))</h2>"
      + Self.list("Problems", problems) + own.map(picture).joined() + "</section>"
  }

  private func picture(_ view: JSONValue) -> String {
    let parts = (view["parts"]?.array ?? []).map { Self.text($0, "label") }
    let picture = view["picture"]?.string.map {
      "<img src=\"session/pictures/\($0.escapedForXML)\" alt=\"The keyboard\">"
    }
    return (picture ?? "") + Self.list("Parts", parts)
  }

  private static func list(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty
      ? "" : "<h3>\(title)</h3><ul>\(lines.map { "<li>\($0)</li>" }.joined())</ul>"
  }

  private static func text(_ value: JSONValue, _ key: String) -> String {
    (value[key]?.string ?? "").printable.escapedForXML
  }
}
