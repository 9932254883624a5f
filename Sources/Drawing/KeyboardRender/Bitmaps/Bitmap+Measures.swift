package import Foundation
package import KeyboardDrawing

extension Bitmap {

  private func pixels(in box: CGRect) -> (columns: Range<Int>, rows: Range<Int>) {
    func range(_ start: CGFloat, _ end: CGFloat, _ limit: Int) -> Range<Int> {
      let (first, last) = (max(0, start.pixelIndex), min(limit, end.pixelIndex))
      return first < last ? first..<last : 0..<0
    }
    return (range(box.minX, box.maxX, width), range(box.minY, box.maxY, height))
  }

  package func points(in box: CGRect, step: Int = 1) -> [(x: Int, y: Int)] {
    let (columns, rows) = pixels(in: box)
    return stride(from: rows.lowerBound, to: rows.upperBound, by: step).flatMap { y in
      stride(from: columns.lowerBound, to: columns.upperBound, by: step).map { (x: $0, y: y) }
    }
  }

  package func color(_ x: Int, _ y: Int) -> Color.Resolved {
    Color.Resolved(hex: (self[x, y] ?? 0) & 0xFFFFFF)
  }

  package func luminance(_ x: Int, _ y: Int) -> Double {
    let pixel = self[x, y] ?? 0
    return Color.Resolved.luma(
      LinearLight.values[Int(pixel >> 16 & 0xFF)], LinearLight.values[Int(pixel >> 8 & 0xFF)],
      LinearLight.values[Int(pixel & 0xFF)])
  }

  package struct AreaContrast {

    package var lowest = Double.infinity
    package var darkest = (x: 0, y: 0)
    package var lightest = (x: 0, y: 0)
  }

  package func contrast(to other: Bitmap, in box: CGRect) -> AreaContrast? {
    let (columns, rows) = pixels(in: box)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    var result = AreaContrast()
    var extremes = (low: Double.infinity, high: -Double.infinity)
    for y in rows {
      for x in columns {
        let own = luminance(x, y)
        result.lowest = min(
          result.lowest, Color.Resolved.contrast(of: own, to: other.luminance(x, y)))
        if own < extremes.low { (extremes.low, result.darkest) = (own, (x, y)) }
        if own > extremes.high { (extremes.high, result.lightest) = (own, (x, y)) }
      }
    }
    return result
  }
}

/// Powers take most of the time of measuring.
private enum LinearLight {

  static let values = (0...255).map { (Double($0) / 255).linear }
}

extension CGFloat {

  package var pixelIndex: Int {
    isNaN ? 0 : Int(Swift.min(Swift.max(self, -1e6), 1e6).rounded(.down))
  }
}

extension ColorVision? {

  package static let all: [ColorVision?] = [nil, .protan, .deutan, .tritan]

  package static func distances(_ first: Color.Resolved, _ second: Color.Resolved) -> [Double] {
    all.map { $0.seen(first).distance(to: $0.seen(second)) }
  }

  private func seen(_ color: Color.Resolved) -> OKLab {
    guard let vision = self else { return OKLab(color) }
    let light = vision.seen(linear: [color.red.linear, color.green.linear, color.blue.linear])
    return OKLab(linearRed: light[0], green: light[1], blue: light[2])
  }
}

/// The differences of two drawings to people with each color vision.
package struct StateComparison {

  private let pictures: (Bitmap, Bitmap)

  // Few colors meet in many pixels.
  private var known: [UInt64: [Double]] = [:]

  package init(_ first: Bitmap, _ second: Bitmap) { pictures = (first, second) }

  package mutating func distances(in box: CGRect) -> [Double] {
    var largest = ColorVision?.all.map { _ in 0.0 }
    for point in pictures.0.points(in: box, step: 2) {
      guard let first = pictures.0[point.x, point.y], let second = pictures.1[point.x, point.y],
        first != second
      else { continue }
      let pair = UInt64(first) << 32 | UInt64(second)
      let found = known[pair] ?? ColorVision?.distances(.init(hex: first), .init(hex: second))
      known[pair] = found
      for index in largest.indices { largest[index] = max(largest[index], found[index]) }
    }
    return largest
  }
}
