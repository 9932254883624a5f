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
    let crescent = Set(shape.crescent(depth: 3).ends)
    let bottom = shape.path.ends.filter { $0.y > shape.frame.midY }
    #expect(!bottom.isEmpty)
    #expect(bottom.allSatisfy(crescent.contains))
    #expect(crescent.map(\.y).max() == shape.frame.maxY + 3)
  }

  /// Radii that don't fit a side shrink together, as in CSS, and those of all corners are even.
  @Test func radiiOfCornersFitTheirSides() {
    let radii = KeyCorners(
      .init(topLeading: .percent(100), bottomTrailing: .points(21)), height: 42, common: 0)
    let shape = KeyShape(frame: shape.frame, radii: radii, cornerStyle: .circular)
    #expect(shape.radii == KeyCorners(topLeft: 33, topRight: 0, bottomRight: 16.5, bottomLeft: 0))
    #expect(shape.path.controlPointBox == shape.frame)
    let capsule = KeyCorners(.init(all: .percent(50)), height: 42, common: 5)
    #expect(
      KeyShape(frame: shape.frame, radii: capsule, cornerStyle: .circular)
        == KeyShape(frame: shape.frame, cornerRadius: 21))
  }

  /// The sides of an inset cut have the same distance from each other as those of the key.
  @Test func insetOfACutIsParallel() {
    let cut = KeyShape(frame: shape.frame, cornerRadius: 10, cornerStyle: .cut)
    let inner = cut.inset(by: 2)
    let distance = { (shape: KeyShape) in
      Double(shape.frame.minX + shape.frame.minY + shape.cornerRadius) / 2.0.squareRoot()
    }
    #expect(abs(distance(inner) - distance(cut) - 2) < 1e-9)
  }

  @Test func cornerStyleIsKept() {
    var shape = shape
    shape.cornerStyle = .continuous
    #expect(shape.path == Path(continuousRoundedRect: shape.frame, cornerRadius: 5))
    #expect(shape.inset(by: 1).cornerStyle == .continuous)
    #expect(shape.offset(x: 0, y: 1).cornerStyle == .continuous)
  }
}

extension Path {

  fileprivate var ends: [CGPoint] {
    elements.compactMap { element in
      switch element {
      case .line(let point), .curve(_, _, let point):
        CGPoint(x: (point.x * 1000).rounded() / 1000, y: (point.y * 1000).rounded() / 1000)
      case .move, .close: nil
      }
    }
  }
}
