internal import Cairo
internal import Foundation
internal import KeyboardDrawing

/// The target of a scene: a drawing context with a scale.
///
/// Each kind of node has a file.
final class Canvas {

  let context: Context

  /// The scale in device units per point: pixels of a bitmap, points of a document.
  let scale: Double

  /// The size in device units.
  let width: Double
  let height: Double

  /// Whether the target has pixels to align edges to.
  let isRaster: Bool

  let typesetter: Typesetter
  let masks: MaskCache
  let images: ImageCache

  /// The missing glyphs so far.
  var missing: [MissingGlyphs] = []

  /// The images of a document, each embedded once.
  var wholeImages: [ImageFile: WholeImage] = [:]

  /// The first error of an image.
  var failure: RenderError?

  init(
    _ context: consuming Context, scale: Double, width: Double, height: Double, isRaster: Bool,
    engine: Engine
  ) {
    self.context = context
    self.scale = scale
    self.width = width
    self.height = height
    self.isRaster = isRaster
    typesetter = engine.typesetter
    masks = engine.masks
    images = engine.images
  }

  /// Draw all nodes of a scene.
  ///
  /// - Throws: ``RenderError`` for missing glyphs, unreadable images and errors of libraries.
  func draw(_ scene: Scene) throws(RenderError) {
    draw(scene.nodes)
    guard missing.isEmpty else { throw .missingGlyphs(missing) }
    if let failure { throw failure }
    do {
      try context.check()
    } catch {
      throw RenderError(error)
    }
  }

  func draw(_ nodes: [Scene.Node]) {
    for node in nodes {
      switch node {
      case .fill(let path, let paint): fill(path, paint)
      case .stroke(let path, let paint, let style): stroke(path, paint, style)
      case .text(let run): text(run)
      case .image(let image): self.image(image)
      case .shadow(let shadow): self.shadow(shadow)
      case .group(let group): self.group(group)
      }
    }
  }
}
