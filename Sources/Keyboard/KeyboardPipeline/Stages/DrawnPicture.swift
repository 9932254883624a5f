import KeyboardCore
package import KeyboardDocuments
package import KeyboardDrawing
package import KeyboardRender

/// A scene and its picture, drawn on first access.
package final class DrawnPicture {

  package let scene: Scene
  private let loaded: SharedValue<RenderMaterial>
  private let renderer: KeyboardRenderer
  private lazy var drawing = Result {
    try renderer.bitmap(of: scene, scale: material.request.pixelsPerPoint)
  }

  init(scene: Scene, material: SharedValue<RenderMaterial>, renderer: KeyboardRenderer) {
    var scene = scene
    scene.vision = material.value.request.vision
    self.scene = scene
    loaded = material
    self.renderer = renderer
  }

  private var material: RenderMaterial { _read { yield loaded.value } }

  package var bitmap: Bitmap { get throws { try drawing.get() } }

  package var picture: PNGPicture { get throws { PNGPicture(try bitmap) } }

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

  package var file: [UInt8] { get throws { try file(as: material.request.format) } }

  package func file(as format: PictureFormat) throws -> [UInt8] {
    switch format.encoding {
    case .bitmap(let encode):
      return try encode(bitmap, material.request.compression, format.hasTexts ? texts : [])
    case .document(let encode):
      var options = PictureFormat.DocumentOptions()
      options.text = material.request.keepsSVGText ? .elements : .outlines
      (options.title, options.description) = (material.title, material.description)
      return try encode(renderer, scene, options)
    }
  }

  package var warnings: [Diagnostic] {
    let file = material.theme.file?.name
    return renderer.notices(of: scene).map { notice in
      let warning = Diagnostic(
        severity: .warning, code: notice.code, message: notice.message, hints: notice.hints)
      return file.map(warning.placed) ?? warning
    }
  }

  package var texts: [PNGText] {
    material.request.hasMetadata ? Metadata(scene, material: material).texts : []
  }
}
