import Embedded
import KeyboardCore
import KeyboardDocuments

/// The files of the page, by the names that they have below `/page/`.
struct StudioPage: Sendable {

  private let files: [String: Answer]

  init() {
    let files = embedded_studio().names.map { name -> (String, Answer) in
      guard let file = embedded_studio().file(name), let type = Self.type(of: name) else {
        preconditionFailure("The file \(name) has no media type.")
      }
      // The page itself has an address of its own.
      return (name == "page.html" ? "" : name, .file(file.bytes, type: type))
    }
    self.files = Dictionary(uniqueKeysWithValues: files)
  }

  private static func type(of name: String) -> String? {
    switch FilePath(name).suffix {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "svg": "image/svg+xml"
    case "txt": "text/plain; charset=utf-8"
    default: nil
    }
  }

  func answer(named name: String) -> Answer? { files[name] }

  /// The page itself, with what it shows without scripts.
  func answer(showing html: String) -> Answer? {
    guard var page = files[""] else { return nil }
    let text = String(decoding: page.bytes, as: UTF8.self).replacing("{{static}}", with: html)
    page.bytes = Array(text.utf8)
    return page
  }
}
