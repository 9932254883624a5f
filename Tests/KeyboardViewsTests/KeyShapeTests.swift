import Foundation
import KeyboardDrawing
import KeyboardStyling
import Testing

@testable import KeyboardViews

@Suite struct KeyShapeTests {

  private let shape = KeyShape(
    frame: CGRect(x: 10, y: 20, width: 33, height: 42), cornerRadius: 5)

  @Test func insetShrinksTheCornersToo() {
    let inner = shape.inset(by: 2)
    #expect(inner.frame == CGRect(x: 12, y: 22, width: 29, height: 38))
    #expect(inner.cornerRadius == 3)
  }

  @Test func insetNeverTurnsTheFrameInsideOut() {
    #expect(shape.inset(by: 100).frame.width == 0)
    #expect(shape.inset(by: 100).cornerRadius == 0)
  }

  @Test func crescentReachesBelowTheKeyOnly() {
    let box = shape.crescent(depth: 3).controlPointBox
    #expect(box == CGRect(x: 10, y: 57, width: 33, height: 8))
  }

  @Test(arguments: KeyboardCornerStyle.allCases)
  func crescentFollowsTheOutlineOnBothSides(style: KeyboardCornerStyle) {
    var shape = shape
    shape.cornerStyle = style
    let crescent = Set(shape.crescent(depth: 3).curveEnds)
    let bottom = shape.path.curveEnds.filter { $0.y > shape.frame.midY }
    #expect(!bottom.isEmpty)
    #expect(bottom.allSatisfy(crescent.contains))
    #expect(crescent.map(\.y).max() == shape.frame.maxY + 3)
  }

  @Test func cornerStyleIsKept() {
    var shape = shape
    shape.cornerStyle = .continuous
    #expect(shape.path == Path(continuousRoundedRect: shape.frame, cornerRadius: 5))
    #expect(shape.inset(by: 1).cornerStyle == .continuous)
    #expect(shape.lowered(by: 1).cornerStyle == .continuous)
  }
}

extension Path {

  fileprivate var curveEnds: [CGPoint] {
    elements.compactMap { element in
      guard case .curve(_, _, let point) = element else { return nil }
      return CGPoint(x: (point.x * 1000).rounded() / 1000, y: (point.y * 1000).rounded() / 1000)
    }
  }
}
