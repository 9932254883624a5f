import KeyboardCore
package import KeyboardDocuments
package import KeyboardDrawing
package import KeyboardRender
import Work

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
      let texts = format.hasTexts ? texts(while: { _ = drawing }) : []
      return try encode(bitmap, material.request.compression, texts)
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

  package var texts: [PNGText] { texts(while: {}) }

  /// Another processor that is idle writes the elements while a function draws.
  private func texts(while draw: () -> Void) -> [PNGText] {
    guard material.request.hasMetadata else { return [] }
    let elements = ParallelWork.map(
      making: { add in
        add(scene)
        draw()
      }, helpers: 1, { SceneText($0).elements.text })
    return Metadata(elements: elements[0], material: material).texts
  }
}
