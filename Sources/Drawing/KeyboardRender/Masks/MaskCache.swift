internal import Cairo
internal import Foundation
internal import KeyboardDrawing
internal import Parallel
internal import Synchronization

/// Shares gradients and coverage between keyboards: over half of the drawing time.
final class MaskCache {

  private var texts: [TextMask.Key: TextMask] = [:]
  private var shapes: [ShapeMask.Key: CoverageSpans] = [:]
  private var shadows: [ShadowMask.Key: ShadowMask] = [:]
  private var shadowSpans: [ShadowMask.Key: CoverageSpans] = [:]
  private var columns: [Column: [UInt32]] = [:]
  private(set) var size = 0

  /// Gradient at a height in pixels, whose colors by row are cached.
  private struct Column: Hashable {
    var paint: Paint
    var scale: Double
    var height: Int
  }

  // The masks of fifty keyboards at a display scale of 3, such as a dozen looks in four languages.
  static let maximumSize = 16 << 20

  func mask(of text: PixelText) -> TextMask? {
    let key = text.key
    if let mask = texts[key] { return mask }
    guard let outlines = text.outlines else { return nil }
    let mask = outlines.mask
    keep(.text(key, mask))
    return mask
  }

  func mask(of shadow: Scene.Shadow, scale: Double, plan: ShadowPlan) -> ShadowMask {
    let key = ShadowMask.key(shadow, scale: scale, plan: plan)
    if let mask = shadows[key] { return mask }
    let mask = ShadowMask(shadow, scale: scale, plan: plan)
    makeRoom(for: mask.surface.width * mask.surface.height)
    shadows[key] = mask
    return mask
  }

  /// The spans of a mask, which itself isn't kept.
  func spans(of shadow: Scene.Shadow, scale: Double, plan: ShadowPlan) -> CoverageSpans {
    let key = ShadowMask.key(shadow, scale: scale, plan: plan)
    if let spans = shadowSpans[key] { return spans }
    let spans = CoverageSpans(ShadowMask(shadow, scale: scale, plan: plan).surface)
    makeRoom(for: spans.size)
    shadowSpans[key] = spans
    return spans
  }

  func spans(of shape: ShapeMask) -> CoverageSpans {
    if let spans = shapes[shape.key] { return spans }
    let spans = shape.spans
    keep(.shape(shape.key, spans))
    return spans
  }

  func column(of paint: Paint, scale: Double, height: Int, _ draw: () -> [UInt32]) -> [UInt32] {
    let key = Column(paint: paint, scale: scale, height: height)
    if let known = columns[key] { return known }
    let colors = draw()
    makeRoom(for: 4 * colors.count)
    columns[key] = colors
    return colors
  }

  var isEmpty: Bool { texts.isEmpty && shapes.isEmpty }

  /// Draws masks on all processors, while a closure plans further ones.
  func draw(_ plan: (_ add: (MaskPlan) -> Void) -> Void) {
    for mask in ParallelWork.map(making: plan, { $0.drawn }) { keep(mask) }
  }

  private func keep(_ mask: DrawnMask) {
    switch mask {
    case .shape(let key, let spans):
      makeRoom(for: spans.size)
      shapes[key] = spans
    case .text(let key, let mask):
      makeRoom(for: mask.spans.size)
      texts[key] = mask
    }
  }

  private func makeRoom(for added: Int) {
    size += added
    guard size > Self.maximumSize else { return }
    (texts, shapes, shadows, shadowSpans, columns, size) = ([:], [:], [:], [:], [:], added)
  }
}

/// Mask that is still to be drawn, which can be done on another thread.
enum MaskPlan: Sendable {
  case shape(ShapeMask)
  case text(TextMask.Key, TextOutlines)

  fileprivate var drawn: DrawnMask {
    switch self {
    case .shape(let shape): .shape(shape.key, shape.spans)
    case .text(let key, let outlines): .text(key, outlines.mask)
    }
  }
}

/// Drawn mask with its key in the cache.
private enum DrawnMask: Sendable {
  case shape(ShapeMask.Key, CoverageSpans)
  case text(TextMask.Key, TextMask)
}

/// First nodes of a scene, which cover most of the picture: the background of a keyboard.
struct SceneBackground: Hashable {

  let nodes: [Scene.Node]
  let width: Int
  let height: Int
  let scale: Double

  /// Returns nil for a background that takes no longer to draw than to copy.
  init?(_ scene: Scene, width: Int, height: Int, scale: Double) {
    let half = Double(scene.size.width * scene.size.height) / 2
    nodes = Array(scene.nodes.prefix { $0.coveredArea > half })
    guard nodes.contains(where: { !$0.hasPlainColor }) else { return nil }
    (self.width, self.height, self.scale) = (width, height, scale)
  }
}

extension Scene.Node {

  fileprivate var coveredArea: Double {
    let box: CGRect? =
      switch self {
      case .fill(let path, _), .material(let path, _): path.controlPointBox
      case .image(let image): image.clip.controlPointBox
      case .stroke, .text, .shadow, .group: nil
      }
    return box.map { Double($0.width * $0.height) } ?? 0
  }

  fileprivate var hasPlainColor: Bool {
    if case .fill(_, .color) = self { return true }
    return false
  }
}

/// Shares gradients, materials and images of backgrounds: most of the drawing time.
struct BackgroundCache: ~Copyable {

  static let shared = Mutex(BackgroundCache())

  private var pixels: [SceneBackground: [UInt32]] = [:]
  private var order: [SceneBackground] = []
  private var size = 0
  private var drawn: [Int] = []

  /// The pixels of four looks of a phone at a display scale of 3, or of ten at 2.
  private static let maximumSize = 4 << 20

  private static let maximumDrawn = 256

  func pixels(of background: SceneBackground) -> [UInt32]? { pixels[background] }

  /// Returns whether a background is drawn repeatedly: single pictures shouldn't pay for copies.
  mutating func isRepeated(_ background: SceneBackground) -> Bool {
    let hash = background.hashValue
    if drawn.contains(hash) { return true }
    if drawn.count == Self.maximumDrawn { drawn.removeFirst(Self.maximumDrawn / 2) }
    drawn.append(hash)
    return false
  }

  mutating func keep(_ added: [UInt32], of background: SceneBackground) {
    guard added.count <= Self.maximumSize, pixels[background] == nil else { return }
    size += added.count
    while size > Self.maximumSize, !order.isEmpty {
      size -= pixels.removeValue(forKey: order.removeFirst())?.count ?? 0
    }
    pixels[background] = added
    order.append(background)
  }
}
