internal import Cairo
internal import Foundation
internal import KeyboardDrawing

extension Canvas {

  func fill(_ path: Path, _ paint: Paint) {
    if drawShape(path, line: nil, paint) { return }
    setSource(paint, in: path.controlPointBox)
    context.add(path, scale: scale)
    context.fill()
  }

  func setSource(_ paint: Paint, in box: CGRect) {
    guard case .conicGradient(let stops, let center, let degrees) = paint else {
      return context.setSource(paint, scale: scale)
    }
    guard let visible = visibleBox(of: Path(box)) else {
      return context.setSource(Color.Resolved(hex: 0, opacity: 0))
    }
    let gradient = ConicGradient(stops, center: center, degrees: degrees)
    let density = isRaster ? 1 : ConicGradient.documentDensity
    let pixels = gradient.surface(visible.scaled(by: density), scale: scale * Double(density))
    context.setSource(
      pixels, at: visible.corner, pixelWidth: 1 / Double(density),
      pixelHeight: 1 / Double(density), extending: .edges)
  }

  /// Maximum standard deviation of shadows at full resolution in documents, in pixels.
  private static let smoothDeviation = 24.0

  // Pixman draws the many pixels of a larger shadow faster.
  private static let largestSpans = 64 << 10

  /// Four times the scale in documents, less for huge ones: surfaces have at most 32767 pixels.
  private var sharpestScale: Double {
    isRaster ? scale : scale * min(4, 30_000 / max(width, height))
  }

  /// The softer a shadow, the fewer pixels in documents.
  private func pixelScale(of shadow: Scene.Shadow) -> Double {
    guard !isRaster, shadow.radius > 0 else { return sharpestScale }
    return min(sharpestScale, max(Self.smoothDeviation / shadow.radius, scale / 2))
  }

  func shadow(_ shadow: Scene.Shadow) {
    let pixels = pixelScale(of: shadow)
    guard pixels < sharpestScale, let outside = shadow.outside else {
      return self.shadow(shadow, pixels: pixels)
    }
    // In few pixels, the edge of what isn't covered would be blurred as well.
    var whole = shadow
    whole.outside = nil
    let box = shadow.shapeBox.union(outside.controlPointBox)
    let margin = 4 * shadow.radius + 1
    var visible = Path(box.insetBy(dx: -margin, dy: -margin))
    func isClockwise(_ path: Path) -> Bool { path.elements.compactMap(\.end).area > 0 }
    visible.addPath(isClockwise(outside) == isClockwise(visible) ? outside.reversed() : outside)
    context.saved {
      context.add(visible, scale: scale)
      context.clip()
      self.shadow(whole, pixels: pixels)
    }
  }

  private func shadow(_ shadow: Scene.Shadow, pixels: Double) {
    let factor = pixels / scale
    let plan = ShadowPlan(shadow, scale: pixels, width: width * factor, height: height * factor) {
      context.clipBox.placed(at: .zero, size: factor)
    }
    guard let plan else { return }
    if plan.reduction == 1, plan.box.width * plan.box.height <= Self.largestSpans,
      drawMask(
        masks.spans(of: shadow, scale: pixels, plan: plan), left: plan.box.left,
        top: plan.box.top, .color(shadow.color))
    {
      return
    }
    let mask = masks.mask(of: shadow, scale: pixels, plan: plan)
    context.setSource(shadow.color)
    if isRaster { return draw(shadow, through: mask, plan: plan, pixels: pixels) }
    context.saved {
      context.scale(x: scale / pixels, y: scale / pixels)
      draw(shadow, through: mask, plan: plan, pixels: pixels)
    }
  }

  private func draw(
    _ shadow: Scene.Shadow, through mask: ShadowMask, plan: ShadowPlan, pixels: Double
  ) {
    guard plan.reduction > 1 else { return context.mask(mask.surface, at: plan.box.corner) }
    let enlarged = mask.enlarged(plan)
    if let outside = shadow.outside {
      let pen = Context(enlarged)
      pen.add(outside, scale: pixels, x: -Double(plan.visible.left), y: -Double(plan.visible.top))
      pen.erase()
    }
    context.mask(enlarged, at: plan.visible.corner)
  }
}
