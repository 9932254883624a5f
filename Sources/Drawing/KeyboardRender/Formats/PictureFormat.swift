internal import Cairo
package import KeyboardDrawing

/// A format of picture files.
///
/// Arguments, help, errors and the names of files follow from the rows of ``all``.
package struct PictureFormat: Identifiable, Sendable {

  /// The name in arguments, and the extension of files.
  package let id: String

  package let title: String
  package let mediaType: String

  /// Whether files have text entries.
  package var hasTexts = false

  /// Whether the compression of files can be chosen.
  package var isCompressed = false

  /// Reads the size in pixels from the start of a file of the format, or returns `nil` for any other.
  private var size: (@Sendable ([UInt8]) -> (width: Int, height: Int)?)?

  package let encoding: Encoding

  /// The encoder of a format: of pixels, or of a scene.
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
}

extension PictureFormat {

  /// All formats, the default first.
  package static let all = [png, webP, svg, pdf]

  package static let png = PictureFormat(
    id: "png", title: "PNG", mediaType: "image/png", hasTexts: true, isCompressed: true,
    size: PNG.size(of:),
    encoding: .bitmap { bitmap, compression, texts throws(RenderError) in
      try KeyboardRenderer.encode(bitmap, compression: compression, texts: texts)
    })

  package static let webP = PictureFormat(
    id: "webp", title: "WebP", mediaType: "image/webp", isCompressed: true, size: WebP.size(of:),
    encoding: .bitmap { bitmap, compression, _ throws(RenderError) in
      try bitmap.webP(compression: compression)
    })

  package static let svg = PictureFormat(
    id: "svg", title: "SVG", mediaType: "image/svg+xml",
    encoding: .document { renderer, scene, options throws(RenderError) in
      try renderer.svg(
        of: scene, text: options.text, title: options.title, description: options.description)
    })

  package static let pdf = PictureFormat(
    id: "pdf", title: "PDF", mediaType: "application/pdf",
    encoding: .document { renderer, scene, _ throws(RenderError) in try renderer.pdf(of: scene) })
}

extension PictureFormat {

  /// Return the size in pixels of a picture in a file, or `nil` if the file is none or has no pixels.
  package static func size(ofFile bytes: [UInt8]) -> (width: Int, height: Int)? {
    all.lazy.compactMap { $0.size?(bytes) }.first
  }
}

extension PictureFormat: Hashable {

  package static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
