import Testing

@testable import Parallel

@Suite struct PixelReserveTests {

  private struct Refusal: Error {}

  @Test(arguments: [nil, 600_000, 3] as [Int?], [1, 3, 600_000])
  func pixelsAreThoseThatWereSet(expected: Int?, count: Int) throws {
    let reserve = PixelReserve()
    for round in 1...2 {
      if let expected { reserve.expect(expected) }
      let pixels = reserve.pixels(count) { pixels in
        for index in pixels.indices { pixels[index] = UInt32(index + round) }
      }
      #expect(pixels.count == count)
      #expect(pixels.indices.allSatisfy { pixels[$0] == $0 + round })
    }
  }

  @Test func providedPixelsAreZeros() {
    let reserve = PixelReserve()
    reserve.expect(600_000)
    // The last expectation counts.
    reserve.expect(500_000)
    let pixels = reserve.pixels(500_000) { _ in }
    #expect(pixels.count == 500_000)
    #expect(Memory.keepsFreed || pixels.allSatisfy { $0 == 0 })
  }

  @Test(arguments: [true, false])
  func failuresAreThrown(isExpected: Bool) {
    let reserve = PixelReserve()
    if isExpected { reserve.expect(10) }
    #expect(throws: Refusal.self) {
      try reserve.pixels(10) { _ throws(Refusal) in throw Refusal() }
    }
  }
}
