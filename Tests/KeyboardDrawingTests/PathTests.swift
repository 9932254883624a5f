import Foundation
import KeyboardDrawing
import Testing

@Suite struct PathTests {

  @Test func roundedRectStaysInsideItsRect() {
    let rect = CGRect(x: 3, y: 56, width: 33, height: 42)
    #expect(Path(roundedRect: rect, cornerRadius: 5).controlPointBox == rect)
  }

  @Test(arguments: [(0.0, 5), (5.0, 10), (100.0, 10)])
  func roundedRectLimitsItsRadius(radius: Double, elements: Int) {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 30, height: 20), cornerRadius: radius)
    #expect(path.elements.count == elements)
  }

  @Test func everySubpathStartsWithAMove() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.closeSubpath()
    path.addLine(to: CGPoint(x: 0, y: 1))
    #expect(
      path.elements == [
        .move(.zero), .line(CGPoint(x: 1, y: 0)), .close,
        .move(.zero), .line(CGPoint(x: 0, y: 1)),
      ])
  }

  @Test func quadraticCurveBecomesTheCubicOneOfItsShape() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 6, y: 0), control: CGPoint(x: 3, y: 3))
    #expect(
      path.elements.last
        == .curve(CGPoint(x: 2, y: 2), CGPoint(x: 4, y: 2), CGPoint(x: 6, y: 0)))
  }

  @Test func arcPassesThroughItsQuarters() {
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi)
    let ends = path.elements.compactMap { element -> CGPoint? in
      if case .curve(_, _, let point) = element { point } else { nil }
    }
    let expected = [(0.0, 10.0), (-10.0, 0.0), (0.0, -10.0), (10.0, 0.0)]
    #expect(ends.count == 4)
    for (end, point) in zip(ends, expected) {
      #expect(abs(end.x - point.0) < 1e-9 && abs(end.y - point.1) < 1e-9)
    }
  }

  @Test func polygonCornersAreRoundedByTheirRadius() {
    let square = Path(polygon: [
      .init(0, 0, radius: 2), .init(10, 0), .init(10, 10), .init(0, 10),
    ])
    #expect(square.elements.first == .move(CGPoint(x: 0, y: 2)))
    guard case .curve(_, _, let exit) = square.elements[1] else {
      Issue.record("The first corner is not a curve.")
      return
    }
    #expect(abs(exit.x - 2) < 1e-9 && abs(exit.y) < 1e-9)
  }

  @Test func mirroringTwiceChangesNothing() {
    let path = Path(roundedRect: CGRect(x: 1, y: 2, width: 8, height: 4), cornerRadius: 1)
    #expect(path.mirrored(atX: 12).mirrored(atX: 12) == path)
    #expect(path.transposed().transposed() == path)
  }
}
