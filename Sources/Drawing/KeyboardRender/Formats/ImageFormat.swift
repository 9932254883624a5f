internal import Foundation
package import KeyboardDrawing

/// Arguments, help, errors and the names of files follow from the rows of ``all``.
package struct ImageFormat: Identifiable, Sendable, Hashable {

  package let id: String
  package let title: String
  package let mediaType: String
  package var hasTexts = false
  package var isCompressed = false

  package let encoding: Encoding

  package enum Encoding: Sendable {
    case bitmap(
      @Sendable (Bitmap, _ compression: PNGCompression, [PNGText]) throws(RenderError) -> [UInt8])
    case document(
      @Sendable (KeyboardRenderer, Scene, DocumentOptions) throws(RenderError) -> [UInt8])
  }

  package struct DocumentOptions: Sendable {
    package var text = SVGText.outlines
    package var title: String?
    package var description: String?

    package init() {}
  }

  package static let all = [png, jpg, webP, svg, pdf]

  package static let png = ImageFormat(
    id: "png", title: "PNG", mediaType: "image/png", hasTexts: true, isCompressed: true,
    encoding: .bitmap { bitmap, compression, texts throws(RenderError) in
      try KeyboardRenderer.encode(bitmap, compression: compression, texts: texts)
    })

  package static let jpg = ImageFormat(
    id: "jpg", title: "JPEG", mediaType: "image/jpeg", isCompressed: true,
    encoding: .bitmap { bitmap, compression, _ throws(RenderError) in
      try bitmap.jpg(compression: compression)
    })

  package static let webP = ImageFormat(
    id: "webp", title: "WebP", mediaType: "image/webp", isCompressed: true,
    encoding: .bitmap { bitmap, compression, _ throws(RenderError) in
      try bitmap.webP(compression: compression)
    })

  package static let svg = ImageFormat(
    id: "svg", title: "SVG", mediaType: "image/svg+xml",
    encoding: .document { renderer, scene, options throws(RenderError) in
      try renderer.svg(
        of: scene, text: options.text, title: options.title, description: options.description)
    })

  package static let pdf = ImageFormat(
    id: "pdf", title: "PDF", mediaType: "application/pdf",
    encoding: .document { renderer, scene, _ throws(RenderError) in try renderer.pdf(of: scene) })

  /// Returns the identifier of the format that a file's ending means, or the ending itself.
  package static func name(ofEnding ending: String) -> String {
    ending.lowercased() == "jpeg" ? jpg.id : ending
  }

  /// Returns the nearest format for the name of a common one that isn't written.
  package static func hint(forUnknown name: String) -> String? {
    let name = name.lowercased()
    let near: ImageFormat? =
      switch name {
      case "gif", "apng", "mp4", "webm", "mov", "avif": webP
      case "heic", "jfif", "jpe": jpg
      case "tif", "tiff", "bmp", "ico": png
      case "eps", "ps", "ai": pdf
      default: nil
      }
    guard let near else { return nil }
    let films = ["gif", "apng", "mp4", "webm"]
    return "The nearest ending is .\(near.id)."
      + (films.contains(name) ? " kbrender type writes animations, also as .\(name)." : "")
  }

  package static func size(ofFile bytes: [UInt8]) -> (width: Int, height: Int)? {
    let data = Data(bytes)
    guard !ImageFile.isMarkup(data) else { return nil }
    return ImageFile(data).map { ($0.width, $0.height) }
  }

  package static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
