import Foundation
import Testing

@testable import KeyboardViews

@Suite struct PixelGridTests {

  // The places that a 390 point wide keyboard has on a screen with three pixels a point, as measured
  // in the published pictures.
  @Test(arguments: [
    (22.5, 22.667), (61.5, 61.667), (47.7, 47.667), (342.3, 342.333), (98.94, 99), (289.5, 289.667),
  ])
  func edgesMoveToTheNearestPixel(place: Double, expected: Double) {
    #expect(abs(PixelGrid(scale: 3).snapped(place) - expected) < 0.001)
  }

  @Test func everyEdgeOfAFrameIsOnAPixel() {
    let frame = PixelGrid(scale: 2).snapped(CGRect(x: 0.3, y: 0.2, width: 9.9, height: 5.1))
    #expect(frame == CGRect(x: 0.5, y: 0, width: 9.5, height: 5.5))
  }

  @Test func centeredBoxesAreWholePixelsAndLeaveTheOddHalfBelow() {
    let box = PixelGrid(scale: 3).centered(
      CGSize(width: 124, height: 40.287), in: CGRect(x: 0, y: 0, width: 124, height: 50))
    #expect(box.minX == 0)
    #expect(abs(box.minY - 4.667) < 0.001)
    #expect(abs(box.maxY - 45) < 0.001)
  }
}
