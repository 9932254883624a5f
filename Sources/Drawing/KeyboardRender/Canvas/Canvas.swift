internal import Cairo
internal import Foundation
internal import KeyboardDrawing
internal import Parallel
internal import Synchronization

/// Renderer of a scene on a bitmap or document of Cairo.
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
    // A document embeds each mask and image once. Shared caches may be cleared while it is drawn.
    masks = isRaster ? engine.masks : MaskCache()
    images = isRaster ? engine.images : ImageCache()
  }

  /// The scene has a material only where its look depends on what is behind it.
  func draw(_ scene: Scene) throws(RenderError) {
    draw(scene.nodes, from: drawBackground(of: scene))
    try checkNodes()
    try RenderError.converting { () throws(CairoError) in try context.check() }
  }

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
    let pixels = InkBox(box, scale: scale).rounded
    context.rectangle(
      pixels.left, pixels.top, pixels.right - pixels.left, pixels.bottom - pixels.top)
    context.clip()
  }

  func material(_ path: Path, _ material: Material, over nodes: ArraySlice<Scene.Node>) {
    if drawSharp(material, in: path) { return }
    guard let box = visibleBox(of: path) else { return }
    let pixels = pixels(of: material, in: path, box: box)
    pixels.setSource(of: context, at: pixels.origin)
    context.add(path, scale: scale)
    context.fill()
  }

  func pixels(of material: Material, in path: Path, box: PixelBox) -> MaterialPixels {
    MaterialPixels(
      material, in: path, box: box, of: context, scale: scale, width: Int(width),
      height: Int(height))
  }

  func visibleBox(of path: Path) -> PixelBox? {
    let canvas = InkBox(left: 0, top: 0, right: width, bottom: height).rounded
    let visible = canvas.intersection(context.clipBox.rounded)
    return visible?.intersection(InkBox(path.controlPointBox, scale: scale).rounded)
      .map { PixelBox($0) }
  }

  func drawBackground(of scene: Scene) -> Int {
    guard let rows else { return 0 }
    guard
      let background = SceneBackground(scene, width: rows.width, height: rows.height, scale: scale)
    else { return drawColor(below: scene.nodes, in: rows) }
    if let known = BackgroundCache.shared.withLock({ $0.pixels(of: background) }) {
      rows.copy(known)
      return background.nodes.count
    }
    draw(background.nodes, from: drawColor(below: background.nodes, in: rows))
    if failure == nil, BackgroundCache.shared.withLock({ $0.isRepeated(background) }) {
      let pixels = rows.copied
      BackgroundCache.shared.withLock { $0.keep(pixels, of: background) }
    }
    return background.nodes.count
  }

  /// Returns the number of drawn nodes, 1 if the first one covers the picture.
  private func drawColor(below nodes: [Scene.Node], in rows: PixelRows) -> Int {
    let picture = CGRect(x: 0, y: 0, width: width / scale, height: height / scale)
    let color = nodes.first?.color(covering: picture).map(PremultipliedPixel.init)
    rows.set(color?.word ?? 0)
    return color == nil ? 0 : 1
  }
}

/// Typesetter and caches that consecutive renderings share.
struct Engine {

  let typesetter: Typesetter
  let masks = MaskCache()
  let images = ImageCache()
  let reserve = PixelReserve()

  init(fontDirectories: [String]) throws(RenderError) {
    typesetter = try Typesetter(fontDirectories: fontDirectories)
  }
}

extension MaterialPixels {

  func setSource(of context: borrowing Context, at origin: CGPoint) {
    context.setSource(surface, at: origin, pixelWidth: side, pixelHeight: side, extending: .edges)
  }
}

extension Scene.Node {

  fileprivate func color(covering area: CGRect) -> Color.Resolved? {
    guard case .fill(let path, .color(let color)) = self, color.isOpaque else { return nil }
    let box = path.controlPointBox
    return box.contains(area) && path == Path(box) ? color : nil
  }
}

extension PixelRows {

  fileprivate func set(_ word: UInt32) {
    pixels.initialize(repeating: word, count: width * height)
  }

  fileprivate var copied: [UInt32] {
    Array(UnsafeBufferPointer(start: pixels, count: width * height))
  }

  fileprivate func copy(_ source: [UInt32]) {
    precondition(source.count == width * height, "A background has the size of the image.")
    source.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      pixels.initialize(from: start, count: source.count)
    }
  }
}
