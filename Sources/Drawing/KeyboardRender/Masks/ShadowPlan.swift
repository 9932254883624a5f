internal import Cairo
internal import Foundation
internal import KeyboardDrawing

/// The reduction bounds the cost of any shadow.
struct ShadowPlan {

  /// The visible pixels, and those that influence them.
  let box: PixelBox

  let visible: PixelBox

  let deviation: Double

  /// The pixels of the box per pixel of the mask, on each side.
  var reduction: Int

  /// More than the pixels of a key at a display scale of 3.
  private static let plainPixels = 1.0 * 1024 * 1024

  private static let reducedPixels = 0.25 * 1024 * 1024
  static let largestPixelCount = 8 << 20

  // Between pixels of a mask with this deviation, linear interpolation is off by less than a level.
  private static let sharpestDeviation = 4.0

  /// Returns nil if nothing is visible; only large shadows need the box of the clip.
  init?(_ shadow: Scene.Shadow, scale: Double, width: Double, height: Double, clip: () -> InkBox) {
    deviation = shadow.radius * scale
    let reach = Double(Blur(deviation: deviation).reach)
    let shape = InkBox(shadow.shapeBox, scale: scale).rounded
    let canvas = InkBox(left: 0, top: 0, right: width, bottom: height)
    guard let source = shape.intersection(canvas.grown(by: reach)) else { return nil }
    let whole = source.grown(by: reach)
    guard whole.pixelCount > Self.plainPixels else {
      (box, visible, reduction) = (PixelBox(whole), PixelBox(whole), 1)
      return
    }
    guard let clip = clip().rounded.intersection(canvas.rounded),
      let seen = clip.intersection(shape.grown(by: reach)),
      let influence = shape.intersection(seen.grown(by: reach))
    else { return nil }
    let needed = seen.union(influence)
    visible = PixelBox(seen)
    box = PixelBox(needed)
    reduction = Self.reduction(needed.pixelCount, deviation: deviation)
  }

  private static func reduction(_ count: Double, deviation: Double) -> Int {
    guard count > plainPixels else { return 1 }
    let smooth = min((count / reducedPixels).squareRoot(), deviation / sharpestDeviation)
    let needed = (count / Double(largestPixelCount)).squareRoot().rounded(.up)
    return Int(max(smooth.rounded(.down), needed, 1))
  }

  var reducedWidth: Int { (box.width + reduction - 1) / reduction }
  var reducedHeight: Int { (box.height + reduction - 1) / reduction }
}

extension ShadowMask {

  func enlarged(_ plan: ShadowPlan) -> Surface {
    let target = Surface(.mask, width: plan.visible.width, height: plan.visible.height)
    let (width, height) = (surface.width, surface.height)
    let columns = Self.steps(
      from: plan.visible.left - plan.box.left, count: target.width, of: plan.reduction, in: width)
    let rows = Self.steps(
      from: plan.visible.top - plan.box.top, count: target.height, of: plan.reduction, in: height)
    var bytes: [UInt8] = []
    surface.withBytes { source, stride in
      bytes = [UInt8](source)
      guard bytes.count >= stride * height else { return }
      bytes.withUnsafeBufferPointer { source in
        target.withBytes { pixels, pixelStride in
          Self.enlarge(
            source, stride: stride, width: width, into: pixels, stride: pixelStride,
            columns: columns, rows: rows)
        }
      }
    }
    return target
  }

  /// Two pixels and the share of the second in an interpolated one.
  private struct Step {
    var first: Int
    var second: Int
    var share: Int32
  }

  private static func steps(from start: Int, count: Int, of size: Int, in length: Int) -> [Step] {
    (0..<count).map { index in
      // Twice the distance from the center of the first pixel.
      let place = 2 * (start + index) + 1 - size
      let first = place < 0 ? -1 : place / (2 * size)
      let rest = place - first * 2 * size
      return Step(
        first: min(max(first, 0), length - 1), second: min(max(first + 1, 0), length - 1),
        share: Int32(rest * 256 / (2 * size)))
    }
  }

  private static func enlarge(
    _ source: UnsafeBufferPointer<UInt8>, stride: Int, width: Int,
    into target: UnsafeMutableBufferPointer<UInt8>, stride targetStride: Int, columns: [Step],
    rows: [Step]
  ) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: width) { line in
      columns.withUnsafeBufferPointer { columns in
        for (y, row) in rows.enumerated() {
          let (first, second) = (row.first * stride, row.second * stride)
          for x in 0..<width {
            line[x] =
              Int32(source[first + x]) * (256 - row.share) + Int32(source[second + x]) * row.share
          }
          for x in 0..<columns.count {
            let column = columns[x]
            let sum = line[column.first] * (256 - column.share) + line[column.second] * column.share
            target[y * targetStride + x] = UInt8(truncatingIfNeeded: (sum + 32768) >> 16)
          }
        }
      }
    }
  }
}

extension InkBox {

  init(_ box: CGRect, scale: Double) {
    self.init(
      left: box.minX * scale, top: box.minY * scale, right: box.maxX * scale,
      bottom: box.maxY * scale)
  }

  fileprivate func grown(by length: Double) -> InkBox {
    InkBox(left: left - length, top: top - length, right: right + length, bottom: bottom + length)
  }

  var rounded: InkBox {
    InkBox(
      left: left.rounded(.down), top: top.rounded(.down), right: right.rounded(.up),
      bottom: bottom.rounded(.up))
  }

  func intersection(_ other: InkBox) -> InkBox? {
    let box = InkBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return box.right > box.left && box.bottom > box.top ? box : nil
  }

  fileprivate var pixelCount: Double { (right - left) * (bottom - top) }
}

extension PixelBox {

  init(_ box: InkBox) {
    self.init(
      left: Int(box.left), top: Int(box.top), width: Int(box.right - box.left),
      height: Int(box.bottom - box.top))
  }
}

/// Blurred mask of a shadow, at a reduced size if the blur hides it.
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
    pen.setSource(Color.Resolved(hex: 0))
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
