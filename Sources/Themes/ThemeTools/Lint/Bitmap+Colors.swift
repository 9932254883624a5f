import Foundation
import KeyboardDrawing
import KeyboardRender
import KeyboardStyling

extension Bitmap {

  private func pixels(in box: CGRect) -> (columns: Range<Int>, rows: Range<Int>) {
    func range(_ start: CGFloat, _ end: CGFloat, _ limit: Int) -> Range<Int> {
      let (first, last) = (max(0, start.pixel), min(limit, end.pixel))
      return first < last ? first..<last : 0..<0
    }
    return (range(box.minX, box.maxX, width), range(box.minY, box.maxY, height))
  }

  func points(in box: CGRect, step: Int = 1) -> [(x: Int, y: Int)] {
    let (columns, rows) = pixels(in: box)
    return stride(from: rows.lowerBound, to: rows.upperBound, by: step).flatMap { y in
      stride(from: columns.lowerBound, to: columns.upperBound, by: step).map { (x: $0, y: y) }
    }
  }

  func color(_ x: Int, _ y: Int) -> Color.Resolved {
    Color.Resolved(hex: (self[x, y] ?? 0) & 0xFFFFFF)
  }

  func luminance(_ x: Int, _ y: Int) -> Double {
    let pixel = self[x, y] ?? 0
    return Color.Resolved.luma(
      LinearLight.values[Int(pixel >> 16 & 0xFF)], LinearLight.values[Int(pixel >> 8 & 0xFF)],
      LinearLight.values[Int(pixel & 0xFF)])
  }
}

extension Bitmap {

  struct AreaContrast {

    var lowest = Double.infinity
    var darkest = (x: 0, y: 0)
    var lightest = (x: 0, y: 0)
  }

  func contrast(to other: Bitmap, in box: CGRect) -> AreaContrast? {
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
enum LinearLight {

  static let values = (0...255).map { (Double($0) / 255).linear }
}

extension CGFloat {

  var pixel: Int { isNaN ? 0 : Int(Swift.min(Swift.max(self, -1e6), 1e6).rounded(.down)) }
}
