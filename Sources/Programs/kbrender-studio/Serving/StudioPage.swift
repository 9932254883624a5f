import Embedded
import KeyboardCore
import KeyboardDocuments

/// The files of the page, by the names that they have below `/page/`.
struct StudioPage: Sendable {

  private struct File: Sendable {
    let bytes: [UInt8]
    let type: String
  }

  private let files: [String: File]

  init() {
    var files: [String: File] = [:]
    for name in embedded_studio().names {
      guard let file = embedded_studio().file(name), let type = Self.type(of: name) else {
        preconditionFailure("The file \(name) has no media type.")
      }
      // The page itself has an address of its own.
      files[name == "page.html" ? "" : name] = File(bytes: file.bytes, type: type)
    }
    self.files = files
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

  func answer(named name: String) -> Answer? {
    files[name].map { .file($0.bytes, type: $0.type) }
  }

  /// The page itself, with what it shows without scripts.
  func answer(showing html: String) -> Answer? {
    files[""].map { page in
      let text = String(decoding: page.bytes, as: UTF8.self).replacing("{{static}}", with: html)
      return .file(Array(text.utf8), type: page.type)
    }
  }
}
