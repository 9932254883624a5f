internal import Cairo
internal import Foundation
internal import KeyboardDrawing

extension Canvas {

  /// Fill the interior of a path.
  func fill(_ path: Path, _ paint: Paint) {
    setSource(paint)
    context.add(path, scale: scale)
    context.fill()
  }

  /// Set the source to a paint.
  func setSource(_ paint: Paint) {
    switch paint {
    case .color(let color): setSource(color)
    case .linearGradient(let stops, let from, let to):
      setSource(Pattern(from: point(from), to: point(to)), stops)
    case .radialGradient(let stops, let center, let radius):
      setSource(Pattern(center: point(center), radius: radius * scale), stops)
    }
  }

  /// Set the source to a color.
  func setSource(_ color: Color.Resolved) {
    context.setSource(
      red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
  }

  private func setSource(_ pattern: consuming Pattern, _ stops: [Paint.Stop]) {
    for stop in stops {
      let color = stop.color
      pattern.addStop(
        at: stop.location, red: color.red, green: color.green, blue: color.blue,
        alpha: color.opacity)
    }
    context.setSource(pattern)
  }

  private func point(_ point: CGPoint) -> Point {
    Point(x: Double(point.x) * scale, y: Double(point.y) * scale)
  }
}

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
