package import KeyboardDocuments
package import KeyboardDrawing
package import KeyboardRender

/// A scene and its picture, drawn on first access.
package final class DrawnPicture {

  package let scene: Scene
  private let material: RenderMaterial
  private let renderer: KeyboardRenderer
  private lazy var drawing = Result {
    try renderer.bitmap(of: scene, scale: material.request.pixelsPerPoint)
  }

  init(scene: Scene, material: RenderMaterial, renderer: KeyboardRenderer) {
    self.scene = scene
    self.material = material
    self.renderer = renderer
  }

  /// The pixels.
  package var bitmap: Bitmap { get throws { try drawing.get() } }

  /// The picture as decoded from its file.
  package var picture: PNGPicture { get throws { PNGPicture(try bitmap) } }

  /// The picture with the texts of the file.
  package var pictureWithTexts: PNGPicture {
    get throws { PNGPicture(try bitmap, texts: texts) }
  }

  /// The output of the request: the scene as JSON, or the file of the picture.
  package var bytes: [UInt8] {
    get throws {
      material.request.emit == .scene
        ? Array(SceneText(scene).json.indentedText.utf8) : try file
    }
  }

  /// The bytes of the encoded file.
  package var file: [UInt8] { get throws { try file(as: material.request.format) } }

  /// Return the bytes of the file in a format, which may differ from that of the request.
  package func file(as format: RenderRequest.Format) throws -> [UInt8] {
    let request = material.request
    switch format {
    case .png:
      return try KeyboardRenderer.encode(
        bitmap, compression: request.compression.value, texts: texts)
    case .webp:
      return try bitmap.webP(compression: request.compression.value)
    case .svg:
      return try renderer.svg(
        of: scene, text: request.keepsSVGText ? .elements : .outlines,
        title: material.title, description: material.description)
    case .pdf: return try renderer.pdf(of: scene)
    }
  }

  /// The warnings about the fonts of the texts, each once, placed in the file of the theme.
  package var warnings: [Diagnostic] {
    let file = material.theme.file?.name
    return renderer.notices(of: scene).map { notice in
      let warning = Diagnostic(
        severity: .warning, code: notice.code, message: notice.message, hints: notice.hints)
      return file.map(warning.placed) ?? warning
    }
  }

  private var texts: [PNGText] {
    material.request.hasMetadata ? Metadata(scene, material: material).texts : []
  }
}

extension RenderRequest.Compression {

  /// The compression of the renderer.
  package var value: PNGCompression {
    switch self {
    case .fast: .fast
    case .default: .default
    case .small: .small
    }
  }
}
