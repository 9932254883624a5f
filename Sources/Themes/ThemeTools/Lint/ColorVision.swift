import Foundation
import KeyboardDrawing
import KeyboardRender
import KeyboardStyling

/// Source of the matrices: Machado, Oliveira, Fernandes, "A Physiologically-based Model for
/// Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics
/// 15 (2009), severity 1.0; for linear light.
enum ColorVision: CaseIterable {
  case normal, protan, deutan, tritan

  var name: String {
    switch self {
    case .normal: "with full color vision"
    case .protan: "without red cones (protanopia)"
    case .deutan: "without green cones (deuteranopia)"
    case .tritan: "without blue cones (tritanopia)"
    }
  }

  private var matrix: [[Double]] {
    switch self {
    case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protan:
      [
        [0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216],
        [-0.003_882, -0.048_116, 1.051_998],
      ]
    case .deutan:
      [
        [0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413],
        [-0.011_820, 0.042_940, 0.968_881],
      ]
    case .tritan:
      [
        [1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602],
        [0.004_733, 0.691_367, 0.303_900],
      ]
    }
  }

  func seen(_ color: Color.Resolved) -> OKLab {
    guard self != .normal else { return OKLab(color) }
    let light = [color.red.linear, color.green.linear, color.blue.linear]
    let seen = matrix.times(light)
    return OKLab(linearRed: max(0, seen[0]), green: max(0, seen[1]), blue: max(0, seen[2]))
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
    var largest = ColorVision.allCases.map { _ in 0.0 }
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
    let found = ColorVision.allCases.map { $0.seen(colors[0]).distance(to: $0.seen(colors[1])) }
    distances[pair] = found
    return found
  }
}
