import Embedded
import KeyboardCore
import KeyboardDocuments
import Mustache

package struct GalleryTemplates: Sendable {

  private let library: MustacheLibrary

  /// Further templates may use those of the gallery.
  package init(adding others: [(name: String, text: String)] = []) {
    var library = MustacheLibrary()
    let suffix = ".mustache"
    let own = embedded_gallery().names.filter { $0.hasSuffix(suffix) }.map { name in
      (
        name: String(name.dropLast(suffix.count)),
        text: String(decoding: Self.bytes(of: name), as: UTF8.self)
      )
    }
    for (name, text) in own + others {
      do {
        try library.register(text, named: name)
      } catch {
        preconditionFailure("The template \(name) of the gallery is wrong: \(error)")
      }
    }
    self.library = library
  }

  package func page(_ values: [String: Any], template: String) -> [UInt8] {
    guard let text = library.render(values, withTemplate: template) else {
      preconditionFailure("There is no template \(template).")
    }
    return Array(text.utf8)
  }

  package static var style: [UInt8] { bytes(of: "style.css") }

  package static var script: [UInt8] { bytes(of: "script.js") }

  /// A painted reef, as a JPEG file, to be seen through translucent keyboards.
  static var photo: [UInt8] { bytes(of: "photo.jpg") }

  private static func bytes(of name: String) -> [UInt8] {
    guard let file = embedded_gallery().file(name) else {
      preconditionFailure("There is no file \(name) for the gallery.")
    }
    return file.bytes
  }
}
