internal import Foundation
internal import KeyboardDrawing
internal import Synchronization

extension Canvas {

  /// Draw the ground of a scene, or copy it from a previous picture, and return the number of drawn
  /// nodes.
  func drawGround(of scene: Scene) -> Int {
    guard let rows,
      let ground = Ground(scene, width: rows.width, height: rows.height, scale: scale)
    else { return 0 }
    if let known = GroundCache.shared.withLock({ $0.pixels(of: ground) }) {
      rows.copy(known)
      return ground.nodes.count
    }
    draw(ground.nodes)
    if failure == nil, GroundCache.shared.withLock({ $0.isRepeated(ground) }) {
      let pixels = rows.copied
      GroundCache.shared.withLock { $0.keep(pixels, of: ground) }
    }
    return ground.nodes.count
  }
}

extension PixelRows {

  /// A copy of the pixels.
  fileprivate var copied: [UInt32] {
    Array(UnsafeBufferPointer(start: pixels, count: width * height))
  }

  fileprivate func copy(_ source: [UInt32]) {
    precondition(source.count == width * height, "A ground has the size of the picture.")
    source.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      pixels.update(from: start, count: source.count)
    }
  }
}
