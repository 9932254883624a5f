internal import Foundation
internal import KeyboardDrawing
internal import Synchronization

extension Canvas {

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

  /// Return the number of drawn nodes, 1 if the first one covers the picture.
  private func drawColor(below nodes: [Scene.Node], in rows: PixelRows) -> Int {
    let picture = CGRect(x: 0, y: 0, width: width / scale, height: height / scale)
    let color = nodes.first?.color(covering: picture).map(PremultipliedPixel.init)
    rows.set(color?.word ?? 0)
    return color == nil ? 0 : 1
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
    precondition(source.count == width * height, "A background has the size of the picture.")
    source.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      pixels.initialize(from: start, count: source.count)
    }
  }
}
