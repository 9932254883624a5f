import Foundation
import KeyboardDocuments
import KeyboardDrawing
import KeyboardPipeline
import KeyboardRender
import KeyboardStyling
import KeyboardViews

extension StudioView {

  /// Return the stages of the picture of the document's text, with what was typed if it is live, and at
  /// most a number of pixels per point.
  func drawing(
    by pipeline: RenderPipeline, reading files: StudioReader, isTraced: Bool = false,
    isLive: Bool = false, upTo scale: Double = .infinity
  ) throws -> StagedDrawing {
    let theme = try document.theme(look: options.look, isTraced: isTraced, files)
    var material = material(of: theme)
    if scale < material.request.pixelsPerPoint { material.request.scale = scale }
    guard isLive, let live else { return pipeline.drawing(of: material) }
    live.shown.use(theme)
    return pipeline.drawing(of: live.shown.view, for: material)
  }

  func material(of theme: LoadedTheme) -> RenderMaterial {
    var material = RenderMaterial(options.request, theme: theme)
    material.request.theme = .document(document.source, companions: theme.companions)
    if case .color(let color) = options.request.backdrop { material.backdrop = .color(color) }
    return material
  }

  /// Return the picture before its pixels are drawn; a client can't guess its id.
  func picture(of drawing: StagedDrawing, id: String) throws -> Picture {
    let (size, scale) = (try drawing.scene.size, try drawing.material.request.pixelsPerPoint)
    try Self.checkSize(size, scale: scale)
    return Picture(
      id: id, version: document.version, size: size, scale: scale,
      parts: try ViewPart.all(in: drawing), origin: try Self.origin(of: drawing))
  }

  static func checkSize(_ size: CGSize, scale: Double) throws(StudioError) {
    guard size.width * scale * size.height * scale <= Double(InputBudget.backdrop.pixels) else {
      throw StudioError(
        .limit, "A view has at most \(InputBudget.backdrop.pixels) pixels")
    }
  }

  /// Callouts above the first row move the keyboard down, and a device is around it.
  private static func origin(of drawing: StagedDrawing) throws -> CGPoint {
    guard let key = try drawing.styled.keys.first,
      let element = try drawing.scene.elements.first(where: {
        $0.role == .key && $0.name == key.name
      })
    else { return .zero }
    return CGPoint(x: element.box.minX - key.frame.minX, y: element.box.minY - key.frame.minY)
  }
}
