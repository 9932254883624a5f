import Foundation
import KeyboardDrawing

// Stops are written out as often as an area needs them: renderers and files have no repetitions.
extension Paint {

  func repeated(over area: CGRect) -> Paint {
    // Letters and lines exceed their area.
    let area = area.insetBy(dx: -area.width / 4, dy: -area.height / 4)
    let corners = [
      CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
      CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY),
    ]
    switch self {
    case .color: return self
    case .linearGradient(let stops, let from, let to):
      let (x, y) = (to.x - from.x, to.y - from.y)
      let square = x * x + y * y
      guard square > 0 else { return self }
      let places = corners.map { Double((($0.x - from.x) * x + ($0.y - from.y) * y) / square) }
      let range = min(places.min() ?? 0, 0)...max(places.max() ?? 1, 1)
      func point(at place: Double) -> CGPoint {
        CGPoint(x: from.x + x * place, y: from.y + y * place)
      }
      return .linearGradient(
        stops.repeated(over: range), from: point(at: range.lowerBound),
        to: point(at: range.upperBound))
    case .radialGradient(let stops, let center, let radius, let focus):
      let start = focus ?? center
      let (x, y) = (center.x - start.x, center.y - start.y)
      let square = radius * radius - x * x - y * y
      guard square > 0 else { return self }
      // The circle through a corner, whose center moves with its radius.
      let places = corners.map { corner in
        let (across, down) = (corner.x - start.x, corner.y - start.y)
        let along = across * x + down * y
        let root = (along * along + square * (across * across + down * down)).squareRoot()
        return (root - along) / square
      }
      let last = max(places.max() ?? 1, 1)
      return .radialGradient(
        stops.repeated(over: 0...last),
        center: CGPoint(x: start.x + x * last, y: start.y + y * last), radius: radius * last,
        focus: focus)
    case .conicGradient(let stops, let center, let degrees):
      return .conicGradient(stops.repeated(over: 0...1), center: center, degrees: degrees)
    }
  }
}

extension [Paint.Stop] {

  /// The most stops of a repetition, beyond which the last color goes on.
  private static var most: Int { 1024 }

  fileprivate func repeated(over range: ClosedRange<Double>) -> [Paint.Stop] {
    guard let first, let last, last.location > first.location else { return self }
    let period = last.location - first.location
    let start = ((range.lowerBound - first.location) / period).rounded(.down)
    let rounds = ((range.upperBound - first.location) / period).rounded(.up) - start
    let copies = (0..<Int(Swift.min(rounds, Double(Self.most / count)))).flatMap { round in
      map { Paint.Stop($0.color, at: $0.location + (start + Double(round)) * period) }
    }
    let inner = copies.filter { range.contains($0.location) }
    let ends = [range.lowerBound, range.upperBound].map {
      Paint.Stop(copies.color(at: $0), at: $0)
    }
    let length = range.upperBound - range.lowerBound
    return ([ends[0]] + inner + [ends[1]]).map {
      Paint.Stop($0.color, at: ($0.location - range.lowerBound) / length)
    }
  }

  private func color(at place: Double) -> Color.Resolved {
    guard let next = firstIndex(where: { $0.location > place }) else {
      return self[count - 1].color
    }
    guard next > 0 else { return self[0].color }
    let (from, to) = (self[next - 1], self[next])
    let share = (place - from.location) / (to.location - from.location)
    return from.color.blended(with: to.color, share: share)
  }
}
