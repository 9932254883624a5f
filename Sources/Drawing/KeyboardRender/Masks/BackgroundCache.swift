internal import Foundation
internal import KeyboardDrawing
internal import Synchronization

/// The nodes at the start of a scene that cover most of the picture: the background of a keyboard.
struct SceneBackground: Hashable {

  let nodes: [Scene.Node]
  let width: Int
  let height: Int
  let scale: Double

  /// Return nil for a background that takes no longer to draw than to copy.
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

/// Backgrounds with gradients, materials and images, which the pictures of a look share: they would
/// take most of the drawing time.
struct BackgroundCache: ~Copyable {

  static let shared = Mutex(BackgroundCache())

  private var pixels: [SceneBackground: [UInt32]] = [:]
  private var order: [SceneBackground] = []
  private var size = 0
  private var drawn: [Int] = []

  /// The pixels of four looks of a phone at a display scale of 3, or of ten at 2.
  private static let maximumSize = 4 << 20

  private static let mostDrawn = 256

  func pixels(of background: SceneBackground) -> [UInt32]? { pixels[background] }

  /// Return whether a background is drawn repeatedly: single pictures shouldn't pay for copies.
  mutating func isRepeated(_ background: SceneBackground) -> Bool {
    let hash = background.hashValue
    if drawn.contains(hash) { return true }
    if drawn.count == Self.mostDrawn { drawn.removeFirst(Self.mostDrawn / 2) }
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
