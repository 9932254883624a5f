internal import Cairo
internal import Foundation
internal import KeyboardDrawing

/// The coverage of a blurred shape.
final class ShadowMask {

  /// The properties that determine the pixels, with positions relative to a pixel in Cairo's
  /// precision of 1/256 pixel, so that equal keys share a mask.
  struct Key: Hashable {
    var shape: [Int32]
    var radius: Double
    var reduction: Int
  }

  let surface: Surface

  /// Blur the interior of a shadow's path, and erase the shape that the shadow doesn't cover, unless
  /// the mask is reduced.
  init(_ shadow: Scene.Shadow, scale: Double, plan: ShadowPlan) {
    let (width, height) = (plan.reducedWidth, plan.reducedHeight)
    surface = Surface(.mask, width: width, height: height)
    let reduction = Double(plan.reduction)
    let (x, y) = (-Double(plan.box.left) / reduction, -Double(plan.box.top) / reduction)
    let pen = Context(surface)
    pen.setSource(red: 0, green: 0, blue: 0, alpha: 1)
    pen.add(shadow.path, scale: scale / reduction, x: x, y: y)
    pen.fill()
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
    var shape = [Int32(clamping: box.width), Int32(clamping: box.height)]
    for path in [shadow.path, shadow.outside ?? Path()] {
      for element in path.elements {
        switch element {
        case .move(let point): shape += [0] + box.place(of: [point], scale: scale)
        case .line(let point): shape += [1] + box.place(of: [point], scale: scale)
        case .curve(let first, let second, let end):
          shape += [2] + box.place(of: [first, second, end], scale: scale)
        case .close: shape.append(3)
        }
      }
      shape.append(4)
    }
    return Key(shape: shape, radius: plan.deviation, reduction: plan.reduction)
  }
}

/// A rectangle in pixels.
struct PixelBox: Hashable {
  var left: Int
  var top: Int
  var width: Int
  var height: Int

  /// The top left corner.
  var corner: Point { Point(x: Double(left), y: Double(top)) }

  fileprivate func place(of points: [CGPoint], scale: Double) -> [Int32] {
    points.flatMap { point in
      [
        Self.fraction(Double(point.x) * scale - Double(left)),
        Self.fraction(Double(point.y) * scale - Double(top)),
      ]
    }
  }

  /// A coordinate in 1/256 pixel, which a huge one exceeds.
  private static func fraction(_ number: Double) -> Int32 {
    Int32(clamping: Int(min(max(number * 256, -1e12), 1e12).rounded()))
  }
}
