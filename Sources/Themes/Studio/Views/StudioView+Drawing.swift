import Foundation
import KeyboardDocuments
import KeyboardDrawing
import KeyboardPipeline
import KeyboardRender
import KeyboardStyling

extension StudioView {

  /// Return the stages of the picture of the document's text.
  func drawing(
    by pipeline: RenderPipeline, reading files: StudioReader, isTraced: Bool = false
  ) throws -> StagedDrawing {
    let theme = try document.theme(look: options.look, isTraced: isTraced, files)
    return pipeline.drawing(of: material(of: theme))
  }

  func material(of theme: LoadedTheme) -> RenderMaterial {
    var material = RenderMaterial(options.request, theme: theme)
    material.request.theme = .document(document.source, companions: theme.companions)
    if case .color(let color) = options.request.backdrop { material.backdrop = .color(color) }
    return material
  }

  /// Draw the picture; a client can't guess its id.
  func draw(_ drawing: StagedDrawing, id: String) throws {
    let request = try drawing.material.request
    let scene = try drawing.scene
    let (size, scale) = (scene.size, request.pixelsPerPoint)
    guard size.width * scale * size.height * scale <= Double(InputBudget.backdrop.pixels) else {
      throw StudioError(
        .limit, "A view has at most \(InputBudget.backdrop.pixels) pixels")
    }
    let bytes = try KeyboardRenderer.encode(
      drawing.picture.bitmap, compression: .fast, texts: [])
    show(
      Picture(
        id: id, bytes: bytes, mediaType: PictureFormat.png.mediaType, version: document.version,
        size: size, scale: scale, parts: try ViewPart.all(in: drawing)))
  }
}
