internal import Cairo
internal import Foundation
internal import KeyboardDrawing
internal import Work

final class Canvas: SceneTarget {

  let context: Context

  /// In device units per point: pixels of a bitmap, points of a document.
  let scale: Double

  /// In device units.
  let width: Double
  let height: Double
  let isRaster: Bool

  /// The pixels of a bitmap, as long as neither a clip nor a layer is in effect.
  private(set) var rows: PixelRows?

  let typesetter: Typesetter
  let masks: MaskCache
  let images: ImageCache
  var embeddedImages: [ImageFile: EmbeddedImage] = [:]
  var missing: [MissingGlyphs] = []
  var failure: RenderError?

  init(
    _ context: consuming Context, scale: Double, width: Double, height: Double, isRaster: Bool,
    rows: PixelRows? = nil, engine: Engine
  ) {
    self.rows = rows
    self.context = context
    self.scale = scale
    self.width = width
    self.height = height
    self.isRaster = isRaster
    typesetter = engine.typesetter
    masks = engine.masks
    images = engine.images
  }

  /// The scene has a material only where its look depends on what is behind it.
  func draw(_ scene: Scene) throws(RenderError) {
    draw(scene.nodes, from: drawBackground(of: scene))
    try checkNodes()
    do {
      try context.check()
    } catch {
      throw .library(error.reason)
    }
  }
}

extension Canvas {

  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
    if drawShape(path, line: style, paint) { return }
    let reach = style.reach
    setSource(paint, in: path.controlPointBox.insetBy(dx: -reach, dy: -reach))
    context.add(path, scale: scale)
    context.stroke(style, scale: scale)
  }

  func group(_ group: Scene.Group) {
    let rows = rows
    self.rows = nil
    defer { self.rows = rows }
    context.saved {
      if let clip = group.clip {
        context.add(clip, scale: scale)
        context.clip()
      }
      guard group.isIsolated else { return draw(group.nodes) }
      limit(to: group.nodes)
      context.layer(opacity: group.opacity, blend: group.blend) { draw(group.nodes) }
    }
  }

  /// A layer of the size of the picture takes longer than its content.
  private func limit(to nodes: [Scene.Node]) {
    guard let box = nodes.box else { return }
    let (left, top) = ((box.minX * scale).rounded(.down), (box.minY * scale).rounded(.down))
    let (right, bottom) = ((box.maxX * scale).rounded(.up), (box.maxY * scale).rounded(.up))
    context.rectangle(left, top, right - left, bottom - top)
    context.clip()
  }
}

struct Engine {

  let typesetter: Typesetter
  let masks = MaskCache()
  let images = ImageCache()
  let reserve = PixelReserve()

  init(fontDirectories: [String]) throws(RenderError) {
    typesetter = try Typesetter(fontDirectories: fontDirectories)
  }
}
