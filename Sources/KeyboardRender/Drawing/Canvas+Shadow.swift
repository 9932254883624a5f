internal import Cairo
internal import Foundation
internal import KeyboardDrawing

extension Canvas {

  /// Draw the shadow of a shape.
  func shadow(_ shadow: Scene.Shadow) {
    // Shadows in documents are rasterized at four times the scale.
    let pixels = isRaster ? scale : scale * 4
    let deviation = shadow.radius * pixels
    guard let box = pixelBox(of: shadow, pixels: pixels, deviation: deviation) else { return }
    let mask = masks.mask(of: shadow, scale: pixels, box: box, deviation: deviation)

    setSource(shadow.color)
    let origin = Point(x: Double(box.left), y: Double(box.top))
    if isRaster { return context.mask(mask.surface, at: origin) }
    context.saved {
      context.scale(x: scale / pixels, y: scale / pixels)
      context.mask(mask.surface, at: origin)
    }
  }

  /// The visible pixels of a shadow, and those that influence them.
  private func pixelBox(
    of shadow: Scene.Shadow, pixels: Double, deviation: Double
  ) -> PixelBox? {
    let reach = Double(Blur(deviation: deviation).reach)
    let box = shadow.path.controlPointBox
    let factor = pixels / scale
    let left = max((Double(box.minX) * pixels).rounded(.down), -reach) - reach
    let top = max((Double(box.minY) * pixels).rounded(.down), -reach) - reach
    let right = min((Double(box.maxX) * pixels).rounded(.up), width * factor + reach) + reach
    let bottom = min((Double(box.maxY) * pixels).rounded(.up), height * factor + reach) + reach
    guard right > left, bottom > top else { return nil }
    guard (right - left) * (bottom - top) <= Double(PNG.largestPixelCount) * 2 else { return nil }
    return PixelBox(
      left: Int(left), top: Int(top), width: Int(right - left), height: Int(bottom - top))
  }
}
