internal import Cairo
internal import Foundation
internal import KeyboardDrawing

/// Where a scene is drawn: a pen, and how many of its units make a point.
///
/// There is a file for every kind of node.
final class Canvas {

  let context: Context

  /// The number of device units a point is wide: pixels of a bitmap, points of a document.
  let scale: Double

  /// The size in device units.
  let width: Double
  let height: Double

  /// Whether there are pixels that edges can lie on.
  let isRaster: Bool

  let typesetter: Typesetter
  let masks: MaskCache
  let images: ImageCache

  /// The characters that could not be drawn so far.
  var missing: [MissingGlyphs] = []

  /// The pictures of a document, each of which it embeds once.
  var wholeImages: [ImageFile: WholeImage] = [:]

  /// Why a picture could not be drawn, the first of them.
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

  /// Draw all nodes of a scene or throw what could not be drawn.
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
