import Foundation
import Testing

@testable import KeyboardDrawing

@Suite struct PathDataTests {

  private static func text(_ path: Path) -> String {
    func number(_ value: CGFloat) -> String {
      let rounded = (Double(value) * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    func points(_ points: CGPoint...) -> String {
      points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
    }
    return path.elements.map { element in
      switch element {
      case .move(let end): "M\(points(end))"
      case .line(let end): "L\(points(end))"
      case .curve(let first, let second, let end): "C\(points(first, second, end))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("M1 2", "M1,2"), ("m1 2 3 4", "M1,2 L4,6"), ("M1 2 3 4", "M1,2 L3,4"),
    ("M1,2L3-4", "M1,2 L3,-4"), ("M.5.5-1e1+2E-1", "M0.5,0.5 L-10,0.2"),
    ("M1 1h2v3H0V0z", "M1,1 L3,1 L3,4 L0,4 L0,0 Z"), ("M1 1l1 0zl2 2", "M1,1 L2,1 Z M1,1 L3,3"),
    ("M0 0C1 2 3 4 5 6s1 1 2 2", "M0,0 C1,2 3,4 5,6 C7,8 6,7 7,8"),
    ("M0 0S1 1 2 2", "M0,0 C0,0 1,1 2,2"), ("M0 0Q3 3 6 0", "M0,0 C2,2 4,2 6,0"),
    ("M0 0q3 3 6 0t6 0", "M0,0 C2,2 4,2 6,0 C8,-2 10,-2 12,0"),
    ("M0 0T6 0", "M0,0 C0,0 2,0 6,0"), ("  \n M0,0 \t", "M0,0"), ("", ""),
    ("M10 0A10 10 0 0 1 0 10", "M10,0 C10,5.52 5.52,10 0,10"),
    ("M10 0A10 10 0 0 0 0 10", "M10,0 C4.48,0 0,4.48 0,10"),
    ("M10 0A10 10 0 1110-.01", nil), ("M10 0a10 5 90 01-5 10", nil),
    ("M0 0A0 5 0 0 1 3 3", "M0,0 L3,3"), ("M1 1A5 5 0 0 1 1 1", "M1,1"),
    ("M0 0A1 1 0 0 1 4 0", "M0,0 C0,-1.1 0.9,-2 2,-2 C3.1,-2 4,-1.1 4,0"),
  ])
  func commandsAreRead(_ data: String, _ expected: String?) throws {
    let path = try PathData.path(data, limit: 100)
    if let expected { #expect(Self.text(path) == expected) }
    #expect(path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }

  /// Points of an arc have the distance of its radius from its center.
  @Test func largeArcsAreCircles() throws {
    let path = try PathData.path("M12 2a10 10 0 1 0 7 3", limit: 100)
    let ends = path.elements.compactMap { element -> CGPoint? in
      if case .curve(_, _, let end) = element { end } else { nil }
    }
    #expect(ends.count >= 3)
    let center = CGPoint(x: 12, y: 12)
    for end in ends.dropLast() {
      let distance =
        ((end.x - center.x) * (end.x - center.x) + (end.y - center.y) * (end.y - center.y))
        .squareRoot()
      #expect(abs(distance - 10) < 0.6)
    }
    #expect(path.currentPoint == CGPoint(x: 19, y: 5))
    // The long way runs on the left.
    #expect(path.controlPointBox.minX < 3)
  }

  @Test(arguments: [
    ("L1 1", "A path begins with M", 0), ("M1", "Expected a number", 2),
    ("M1 1 X", "Expected a command such as M, L, C or Z", 5),
    ("M1 1 L 2 x", "Expected a number", 9), ("M0 0 A1 1 0 2 0 1 1", "Expected 0 or 1", 12),
    ("M0 0 L1e9 0", "The number is larger than a million", 6),
    ("M0 0 z 5", "Expected a command such as M, L, C or Z", 7),
    ("M--1 0", "Expected a number", 1),
  ])
  func problemsHavePlaces(_ data: String, _ message: String, _ offset: Int) {
    #expect {
      try PathData.path(data, limit: 100)
    } throws: { error in
      guard let problem = error as? PathData.Problem else { return false }
      return problem.message == message && problem.range.lowerBound == offset
    }
  }

  @Test func segmentsAreBounded() {
    let data = "M0 0" + String(repeating: "h1", count: 200)
    #expect(throws: PathData.Problem.self) { try PathData.path(data, limit: 100) }
    #expect((try? PathData.path(data, limit: 201))?.count == 201)
  }

  @Test(arguments: [
    // A ring, with both circles in the same direction.
    ("M0 0h9v9h-9z M3 3h3v3h-3z", [true, false]), ("M0 0h9v9h-9z M3 3v3h3v-3z", [true, false]),
    ("M0 0h9v9h-9z M2 2h5v5h-5z M3 3h3v3h-3z", [true, false, true]),
    ("M0 0h3v3h-3z M5 5h3v3h-3z", [true, true]),
  ])
  func evenOddInteriorsHaveAlternatingDirections(_ data: String, _ clockwise: [Bool]) throws {
    let path = try #require(try PathData.path(data, limit: 100).windingAsEvenOdd)
    var areas: [Double] = []
    var last = CGPoint.zero
    path.forEach { element in
      switch element {
      case .move(let point):
        areas.append(0)
        last = point
      case .line(let point):
        areas[areas.count - 1] += last.x * point.y - last.y * point.x
        last = point
      default: break
      }
    }
    #expect(areas.map { $0 > 0 } == clockwise)
  }

  @Test func crossingPathsHaveNoOtherRule() throws {
    let star = try PathData.path("M5 0L8 9L0 3h10L2 9z", limit: 100)
    #expect(star.windingAsEvenOdd == nil)
  }
}
