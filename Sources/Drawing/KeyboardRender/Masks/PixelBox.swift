internal import Foundation
internal import KeyboardDrawing

/// Rectangle in whole pixels, which may begin outside of its image.
struct PixelBox: Hashable {
  var left: Int
  var top: Int
  var width: Int
  var height: Int

  var corner: CGPoint { CGPoint(x: Double(left), y: Double(top)) }

  func scaled(by factor: Int) -> PixelBox {
    PixelBox(left: left * factor, top: top * factor, width: width * factor, height: height * factor)
  }

  func isInside(width: Int, height: Int) -> Bool {
    left >= 0 && top >= 0 && left + self.width <= width && top + self.height <= height
  }
}

/// In Cairo's precision of 1/256 pixel, so equal shapes share their coverage anywhere.
struct RelativeShape: Hashable {

  let scale: Double
  private(set) var numbers: [Int32] = []

  /// A sum with 1.5 · 2⁴⁴ has the fraction of 1/256 in its low bits, rounded as Cairo rounds.
  private static let rounder = 26_388_279_066_624.0

  mutating func add(_ number: Int) { numbers.append(Int32(clamping: number)) }

  mutating func add(_ path: Path, from corner: CGPoint) {
    numbers.reserveCapacity(numbers.count + path.count + 2 * path.points.count + 1)
    func add(_ point: CGPoint) {
      numbers.append(Self.fixed(Double(point.x) * scale - corner.x))
      numbers.append(Self.fixed(Double(point.y) * scale - corner.y))
    }
    path.forEach { element in
      switch element {
      case .move(let point):
        numbers.append(0)
        add(point)
      case .line(let point):
        numbers.append(1)
        add(point)
      case .curve(let first, let second, let end):
        numbers.append(2)
        add(first)
        add(second)
        add(end)
      case .close: numbers.append(3)
      }
    }
    numbers.append(4)
  }

  /// Returns a coordinate in 1/256 pixel; huge ones are clamped.
  private static func fixed(_ number: Double) -> Int32 {
    guard abs(number) < 8_000_000 else { return number < 0 ? .min : .max }
    return Int32(truncatingIfNeeded: (number + rounder).bitPattern)
  }
}
