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

  /// Return the distances in OKLab of two colors to people with each vision.
  static func distances(_ first: Color.Resolved, _ second: Color.Resolved) -> [Double] {
    all.map { $0.seen(first).distance(to: $0.seen(second)) }
  }

  private func seen(_ color: Color.Resolved) -> OKLab {
    guard let vision = self else { return OKLab(color) }
    let light = vision.seen(linear: [color.red.linear, color.green.linear, color.blue.linear])
    return OKLab(linearRed: light[0], green: light[1], blue: light[2])
  }
}

/// The differences of two drawings to people with each color vision.
struct StateComparison {

  private let pictures: (Bitmap, Bitmap)

  // Few colors meet in many pixels.
  private var known: [UInt64: [Double]] = [:]

  init(_ first: Bitmap, _ second: Bitmap) {
    pictures = (first, second)
  }

  mutating func distances(in box: CGRect) -> [Double] {
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
