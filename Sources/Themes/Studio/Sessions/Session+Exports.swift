import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender

extension MessageType {

  static let exports: [MessageType] = [
    // → {export, name, type}, or {text}
    MessageType(
      "export", ["view", "format"],
      long: { session, members, _ in
        let view = try session.view(members)
        let format = try members.text("format", upTo: 100)
        let reader = session.reader
        let views = try session.views.filter { $0.document === view.document }.map {
          ($0, try $0.document.theme(look: $0.options.look, isTraced: false, reader))
        }
        let theme = try view.document.theme(look: view.options.look, isTraced: false, reader)
        let export = StudioExport(view: view, theme: theme, views: views)
        return .later { pipeline in
          let content = try export.content(as: format, by: pipeline)
          return { session in
            switch content {
            case .text(let text): return ["text": .string(text)]
            case .file(let bytes, let name, let mediaType):
              let id = session.secretID()
              session.exports =
                session.exports.suffix(Session.mostExports - 1) + [(id, bytes, name, mediaType)]
              return ["export": .string(id), "name": .string(name), "type": .string(mediaType)]
            }
          }
        }
      })
  ]
}

extension Session {

  fileprivate static let mostExports = 8

  package func export(_ id: String) -> (bytes: [UInt8], name: String, mediaType: String)? {
    exports.last { $0.id == id }.map { ($0.bytes, $0.name, $0.mediaType) }
  }

  /// Answers with `{"file": path for themes, "name": …}` or `{"error": {"code": …, "message": …}}`.
  package func add(file bytes: [UInt8], kind: String) -> [UInt8] {
    let answer: JSONText
    do {
      let name = try addFile(bytes, kind: kind)
      answer = ["file": .string("./" + name), "name": .string(name)]
    } catch {
      answer = ["error": StudioError(error).json]
    }
    return Array(answer.text.utf8)
  }

  func addFile(_ bytes: [UInt8], kind: String) throws -> String {
    let file = try DroppedFile(bytes, kind: kind, files: files.reader)
    guard let name = try file.name(isFree: { try files.bytes(of: $0) == nil }) else {
      throw StudioError(.limit, "The folder has too many files of this kind")
    }
    try files.replace(name, by: bytes)
    return name
  }
}

/// The page without scripts: the pictures, their parts, and the problems of the themes.
extension Session {

  private static let scale = 3.0

  /// Reply with HTML once each document has a picture; a document without a view gets a hidden one.
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
