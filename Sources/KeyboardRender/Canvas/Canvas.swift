internal import Cairo
internal import Foundation
internal import KeyboardDrawing

/// The target of a scene: a drawing context with a scale.
final class Canvas: SceneTarget {

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

  /// The images of a document, each embedded once.
  var embeddedImages: [ImageFile: EmbeddedImage] = [:]

  var missing: [MissingGlyphs] = []
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
    try checkNodes()
    do {
      try context.check()
    } catch {
      throw RenderError(error)
    }
  }
}

extension Canvas {

  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
    setSource(paint)
    context.add(path, scale: scale)
    context.stroke(
      width: style.lineWidth * scale,
      cap: style.cap == .round ? .round : .butt,
      join: style.join == .round ? .round : .miter)
  }

  func group(_ group: Scene.Group) {
    context.saved {
      if let clip = group.clip {
        context.add(clip, scale: scale)
        context.clip()
      }
      guard group.opacity < 1 else { return draw(group.nodes) }
      limit(to: group.nodes)
      context.layer(opacity: group.opacity) { draw(group.nodes) }
    }
  }

  /// Clip to the bounding box of nodes, since a layer of the size of the picture takes longer than
  /// its content.
  private func limit(to nodes: [Scene.Node]) {
    guard let box = nodes.box else { return }
    let (left, top) = ((box.left * scale).rounded(.down), (box.top * scale).rounded(.down))
    let (right, bottom) = ((box.right * scale).rounded(.up), (box.bottom * scale).rounded(.up))
    context.rectangle(left, top, right - left, bottom - top)
    context.clip()
  }
}

/// The state that a renderer keeps between pictures.
struct Engine {

  let typesetter: Typesetter
  let masks = MaskCache()
  let images = ImageCache()

  init(fontDirectories: [String]) throws(RenderError) {
    typesetter = try Typesetter(fontDirectories: fontDirectories)
  }
}

extension [Scene.Node] {

  /// A bounding box in points of all that the nodes draw, or `nil` if unknown.
  ///
  /// Text may exceed its frame, so the box of nodes with text is unknown, except in a clipped
  /// group.
  var box: InkBox? {
    var box: InkBox?
    for node in self {
      guard let next = node.box else { return nil }
      box = box?.union(next) ?? next
    }
    return box
  }
}

extension Scene.Node {

  fileprivate var box: InkBox? {
    switch self {
    case .fill(let path, _): InkBox(path.controlPointBox)
    case .stroke(let path, _, let style):
      // A miter reaches out by at most ten half widths, Cairo's limit.
      InkBox(path.controlPointBox, margin: style.lineWidth * (style.join == .miter ? 5 : 0.5) + 1)
    case .image(let image): InkBox(image.clip.controlPointBox)
    case .shadow(let shadow):
      InkBox(shadow.path.controlPointBox, margin: shadow.radius * 3 + 1)
    case .group(let group): group.clip.map { InkBox($0.controlPointBox) } ?? group.nodes.box
    case .text: nil
    }
  }
}

extension InkBox {

  /// Create a box from a rectangle with a margin.
  init(_ rect: CGRect, margin: Double = 0) {
    self.init(
      left: Double(rect.minX) - margin, top: Double(rect.minY) - margin,
      right: Double(rect.maxX) + margin, bottom: Double(rect.maxY) + margin)
  }
}
