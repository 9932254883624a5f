import Foundation
import KeyboardDrawing
import Testing

@Suite struct ContinuousCornerTests {

  private let rect = CGRect(x: 10, y: 20, width: 60, height: 40)

  @Test(arguments: [0.0, 4, 10, 1000])
  func cornersStayInsideTheRectangle(radius: Double) {
    let path = Path(continuousRoundedRect: rect, cornerRadius: radius)
    let box = path.controlPointBox
    #expect(abs(box.minX - 10) < 1e-9 && abs(box.maxX - 70) < 1e-9)
    #expect(abs(box.minY - 20) < 1e-9 && abs(box.maxY - 60) < 1e-9)
    #expect(path.elements.last == .close)
  }

  @Test func cornersReachFurtherThanCircles() throws {
    let path = Path(continuousRoundedRect: rect, cornerRadius: 10)
    guard case .move(let start) = path.elements.first else {
      Issue.record("The path starts with a move.")
      return
    }
    #expect(abs(start.x - (10 + 15.28665)) < 1e-9 && start.y == 20)
  }

  @Test func largeCornersMeetInTheMiddle() {
    let path = Path(continuousRoundedRect: rect, cornerRadius: 1000)
    let ends = path.elements.compactMap { element -> Double? in
      if case .curve(_, _, let end) = element { Double(end.y) } else { nil }
    }
    #expect(ends.contains { abs($0 - 40) < 1e-9 })
  }

  @Test func noRadiusMakesSharpCorners() {
    #expect(Path(continuousRoundedRect: rect, cornerRadius: 0) == Path(rect))
    #expect(Path(continuousRoundedRect: rect, cornerRadius: -3) == Path(rect))
  }

  @Test(arguments: [10.0, 13.1, 17, 20, 500])
  func cornersAreSymmetric(radius: Double) {
    let path = Path(continuousRoundedRect: rect, cornerRadius: radius)
    #expect(Set(ends(of: path)) == Set(ends(of: path.mirrored(atX: 40))))
  }

  @Test(arguments: [20.0, 500])
  func shortSideBecomesAHalfCircle(radius: Double) {
    let path = Path(continuousRoundedRect: rect, cornerRadius: radius)
    let points = ends(of: path).filter { $0.x > 50.001 }
    #expect(!points.isEmpty)
    for point in points {
      #expect(abs(hypot(point.x - 50, point.y - 40) - 20) < 0.01)
    }
  }

  /// Where the lines and curves end, to 1/1000 point.
  private func ends(of path: Path) -> [CGPoint] {
    path.elements.compactMap { element in
      switch element {
      case .line(let point), .curve(_, _, let point):
        CGPoint(x: (point.x * 1000).rounded() / 1000, y: (point.y * 1000).rounded() / 1000)
      case .move, .close: nil
      }
    }
  }
}
