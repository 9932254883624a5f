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

  /// Shadows in documents are rasterized at four times the scale, or less in huge ones, since
  /// surfaces have at most 32767 pixels on a side.
  private var shadowScale: Double {
    isRaster ? scale : scale * min(4, 30_000 / max(width, height))
  }

  /// Draw the shadow of a shape.
  func shadow(_ shadow: Scene.Shadow) {
    let pixels = shadowScale
    let factor = pixels / scale
    let plan = ShadowPlan(
      shadow, scale: pixels, width: width * factor, height: height * factor
    ) {
      let clip = context.clipBox
      return InkBox(
        left: clip.left * factor, top: clip.top * factor, right: clip.right * factor,
        bottom: clip.bottom * factor)
    }
    guard let plan else { return }
    let mask = masks.mask(of: shadow, scale: pixels, plan: plan)
    setSource(shadow.color)
    if isRaster { return draw(shadow, through: mask, plan: plan) }
    context.saved {
      context.scale(x: scale / pixels, y: scale / pixels)
      draw(shadow, through: mask, plan: plan)
    }
  }

  private func draw(_ shadow: Scene.Shadow, through mask: ShadowMask, plan: ShadowPlan) {
    guard plan.reduction > 1 else { return context.mask(mask.surface, at: plan.box.corner) }
    let enlarged = mask.enlarged(plan)
    if let outside = shadow.outside {
      let pen = Context(enlarged)
      pen.add(
        outside, scale: shadowScale, x: -Double(plan.visible.left), y: -Double(plan.visible.top))
      pen.erase()
    }
    context.mask(enlarged, at: plan.visible.corner)
  }
}
