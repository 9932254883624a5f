import Foundation
import KeyboardDrawing
import Testing

@Suite struct PathTests {

  @Test func roundedRectStaysInsideItsRect() {
    let rect = CGRect(x: 3, y: 56, width: 33, height: 42)
    #expect(Path(roundedRect: rect, cornerRadius: 5).controlPointBox == rect)
  }
}
