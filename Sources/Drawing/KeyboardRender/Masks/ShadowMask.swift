internal import Cairo
internal import Foundation
internal import KeyboardDrawing

final class ShadowMask {

  struct Key: Hashable {
    var shape: RelativeShape
    var line: StrokeStyle?
    var radius: Double
    var reduction: Int
  }

  let surface: Surface

  /// The uncovered shape is only erased if the mask isn't reduced.
  init(_ shadow: Scene.Shadow, scale: Double, plan: ShadowPlan) {
    let (width, height) = (plan.reducedWidth, plan.reducedHeight)
    surface = Surface(.mask, width: width, height: height)
    let reduction = Double(plan.reduction)
    let (x, y) = (-Double(plan.box.left) / reduction, -Double(plan.box.top) / reduction)
    let pen = Context(surface)
    pen.setSource(red: 0, green: 0, blue: 0, alpha: 1)
    pen.add(shadow.path, scale: scale / reduction, x: x, y: y)
    if let line = shadow.line {
      pen.stroke(line, scale: scale / reduction)
    } else {
      pen.fill()
    }
    surface.withBytes { bytes, stride in
      Blur(deviation: plan.deviation / reduction).apply(
        to: bytes, width: width, height: height, stride: stride)
    }
    if plan.reduction == 1, let outside = shadow.outside {
      pen.add(outside, scale: scale, x: x, y: y)
      pen.erase()
    }
  }

  static func key(_ shadow: Scene.Shadow, scale: Double, plan: ShadowPlan) -> Key {
    let box = plan.box
    var shape = RelativeShape(scale: scale)
    shape.add(box.width)
    shape.add(box.height)
    shape.add(shadow.path, from: box.corner)
    shape.add(shadow.outside ?? Path(), from: box.corner)
    return Key(shape: shape, line: shadow.line, radius: plan.deviation, reduction: plan.reduction)
  }
}
