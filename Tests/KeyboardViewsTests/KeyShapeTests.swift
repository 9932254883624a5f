import Foundation
import KeyboardDrawing
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
}
