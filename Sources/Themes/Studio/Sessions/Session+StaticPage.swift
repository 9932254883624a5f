import KeyboardDocuments

/// The page without scripts: the pictures, their parts, and the problems of the themes.
extension Session {

  private static let scale = 3.0

  /// Reply with HTML once each document has a picture; names and messages of users and files stay texts.
  ///
  /// A document that no page shows yet gets a view, which is drawn like those that nobody sees.
  package func staticPage(_ reply: @escaping @Sendable (String) -> Void) {
    let hidden = documents.first { document in !views.contains { $0.document === document } }
    guard let hidden, views.count < Self.mostViews, let options = try? ViewOptions([]) else {
      return reply(staticHTML)
    }
    let view = StudioView(id: newID("v"), document: hidden, options: options)
    (view.isVisible, view.priority) = (false, -1000)
    views.append(view)
    answer(PictureWish(view: view.id, scale: Self.scale)) { _ in self.staticPage(reply) }
  }

  private var staticHTML: String {
    documents.isEmpty
      ? "<p>No theme is open. <code>kbrender studio mint.json</code> opens one.</p>"
      : documents.map(section).joined()
  }

  private func section(_ document: StudioDocument) -> String {
    let problems = document.problems.map { "\($0.severity.rawValue): \($0.message)" }
    let pictures = views.filter { $0.document === document }.map { view in
      let image = view.picture.map {
        "<img src=\"session/pictures/\($0.id.escapedForXML)\" alt=\"The keyboard\">"
      }
      return (image ?? "") + Self.list("Parts", view.picture?.parts.map(\.label) ?? [])
    }
    return "<section><h2>\(document.title.printable.escapedForXML)</h2>"
      + Self.list("Problems", problems) + pictures.joined() + "</section>"
  }

  private static func list(_ title: String, _ lines: [String]) -> String {
    let items = lines.map { "<li>\($0.printable.escapedForXML)</li>" }
    return lines.isEmpty ? "" : "<h3>\(title)</h3><ul>\(items.joined())</ul>"
  }
}
