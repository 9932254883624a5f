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

  @Test func elementsAreThoseThatWereAdded() {
    let curve = Path.Element.curve(CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6))
    var path = Path()
    #expect(path.currentPoint == nil)
    path.move(to: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
    #expect(path.currentPoint == CGPoint(x: 5, y: 6))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 7, y: 8))
    path.addPath(path)
    path.addLine(to: .zero)
    let subpath = [.move(CGPoint(x: 7, y: 8)), curve, .close]
    #expect(path.elements == subpath + subpath + [.move(CGPoint(x: 7, y: 8)), .line(.zero)])
    #expect(path.count == path.elements.count)
    #expect(path.currentPoint == .zero)
  }

  @Test func quadraticCurveBecomesTheCubicOneOfItsShape() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 6, y: 0), control: CGPoint(x: 3, y: 3))
    #expect(
      path.elements.last
        == .curve(CGPoint(x: 2, y: 2), CGPoint(x: 4, y: 2), CGPoint(x: 6, y: 0)))
  }

  @Test(arguments: [Double.infinity, .nan, 1e300]) func endlessArcsAreNotDrawn(angle: Double) {
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: angle)
    #expect(path.elements.count == 1)
  }

  @Test func arcPassesThroughItsQuarters() {
    var path = Path()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi)
    let ends = path.elements.compactMap { element -> CGPoint? in
      if case .curve(_, _, let point) = element { point } else { nil }
    }
    let expected = [(0, 10), (-10, 0), (0, -10), (10, 0)].map { CGPoint(x: $0, y: $1) }
    #expect(ends.count == 4)
    for (end, point) in zip(ends, expected) {
      #expect(end.isClose(to: point))
    }
  }

  @Test func polygonCornersAreRoundedByTheirRadius() {
    let square = Path(polygon: [.init(0, 0, radius: 2), .init(10, 0), .init(10, 10), .init(0, 10)])
    guard case .move(let entry) = square.elements[0],
      case .curve(_, _, let exit) = square.elements[1]
    else {
      Issue.record("The first corner is not a curve.")
      return
    }
    #expect(entry.isClose(to: CGPoint(x: 0, y: 2)))
    #expect(exit.isClose(to: CGPoint(x: 2, y: 0)))
  }

  @Test func mirroringTwiceChangesNothing() {
    let path = Path(polygon: [.init(1, 2), .init(8, 2), .init(4, 6)])
    #expect(path.mirrored(atX: 12).mirrored(atX: 12) == path)
    #expect(path.transposed().transposed() == path)
  }
}

extension CGPoint {

  fileprivate func isClose(to other: CGPoint) -> Bool {
    abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9
  }
}
