import Foundation
import KeyboardDrawing
import KeyboardRender

extension ColorVision? {

  /// Full color vision, and those that see other colors.
  static let all: [ColorVision?] = [nil, .protan, .deutan, .tritan]

  var name: String {
    switch self {
    case nil: "with full color vision"
    case .protan: "without red cones (protanopia)"
    case .deutan: "without green cones (deuteranopia)"
    case .tritan: "without blue cones (tritanopia)"
    case .achroma: "without colors (achromatopsia)"
    }
  }

  func seen(_ color: Color.Resolved) -> OKLab {
    guard let vision = self else { return OKLab(color) }
    let light = vision.seen(linear: [color.red.linear, color.green.linear, color.blue.linear])
    return OKLab(linearRed: light[0], green: light[1], blue: light[2])
  }
}

struct StateComparison {

  private let pictures: (Bitmap, Bitmap)

  // Few colors meet in many pixels.
  private var distances: [Pair: [Double]] = [:]

  private struct Pair: Hashable {
    var first: UInt32
    var second: UInt32
  }

  init(_ first: Bitmap, _ second: Bitmap) {
    pictures = (first, second)
  }

  mutating func distances(in box: CGRect) -> [Double] {
    var largest = ColorVision?.all.map { _ in 0.0 }
    for point in pictures.0.points(in: box, step: 2) {
      guard let first = pictures.0[point.x, point.y], let second = pictures.1[point.x, point.y],
        first != second
      else { continue }
      let found = distances(of: Pair(first: first, second: second))
      for index in largest.indices { largest[index] = max(largest[index], found[index]) }
    }
    return largest
  }

  private mutating func distances(of pair: Pair) -> [Double] {
    if let known = distances[pair] { return known }
    let colors = [pair.first, pair.second].map { Color.Resolved(hex: $0 & 0xFF_FFFF) }
    let found = ColorVision?.all.map { $0.seen(colors[0]).distance(to: $0.seen(colors[1])) }
    distances[pair] = found
    return found
  }
}
