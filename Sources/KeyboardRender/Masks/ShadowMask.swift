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
  }

  let surface: Surface

  /// Blur the interior of a shadow's path by a standard deviation in pixels, and erase the shape
  /// that the shadow doesn't cover.
  init(_ shadow: Scene.Shadow, scale: Double, box: PixelBox, deviation: Double) {
    surface = Surface(.mask, width: box.width, height: box.height)
    let (x, y) = (-Double(box.left), -Double(box.top))
    let pen = Context(surface)
    pen.setSource(red: 0, green: 0, blue: 0, alpha: 1)
    pen.add(shadow.path, scale: scale, x: x, y: y)
    pen.fill()
    surface.withBytes { bytes, stride in
      Blur(deviation: deviation).apply(
        to: bytes, width: box.width, height: box.height, stride: stride)
    }
    if let outside = shadow.outside {
      pen.add(outside, scale: scale, x: x, y: y)
      pen.erase()
    }
  }

  static func key(
    _ shadow: Scene.Shadow, scale: Double, box: PixelBox, deviation: Double
  ) -> Key {
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
    return Key(shape: shape, radius: deviation)
  }
}

/// A rectangle in pixels.
struct PixelBox: Hashable {
  var left: Int
  var top: Int
  var width: Int
  var height: Int

  fileprivate func place(of points: [CGPoint], scale: Double) -> [Int32] {
    points.flatMap { point in
      [
        Int32(clamping: Int(((Double(point.x) * scale - Double(left)) * 256).rounded())),
        Int32(clamping: Int(((Double(point.y) * scale - Double(top)) * 256).rounded())),
      ]
    }
  }
}
