import EmbeddedData
import Mustache

package struct GalleryTemplates: Sendable {

  private let library: MustacheLibrary

  /// Further templates may use those of the gallery.
  package init(adding others: [(name: String, text: String)] = []) {
    var library = MustacheLibrary()
    let own = Self.files.filter { !Self.plain.contains($0.name) }.map { name, bytes in
      (name: name, text: String(decoding: bytes, as: UTF8.self))
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

  package static var style: [UInt8] { bytes(of: "style") }

  package static var script: [UInt8] { bytes(of: "script") }

  /// A painted reef, as a JPEG file, to be seen through translucent keyboards.
  static var photo: [UInt8] { bytes(of: "photo") }

  private static let plain: Set = ["style", "script", "photo"]

  private static let files: [(name: String, bytes: [UInt8])] =
    (0..<embedded_template_count()).map { index in
      let file = embedded_template(index)
      let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
      return (String(cString: file.name), Array(bytes))
    }

  private static func bytes(of name: String) -> [UInt8] {
    guard let file = files.first(where: { $0.name == name }) else {
      preconditionFailure("There is no file \(name) for the gallery.")
    }
    return file.bytes
  }
}
