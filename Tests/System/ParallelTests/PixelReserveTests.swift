import Testing

@testable import Parallel

@Suite struct PixelReserveTests {

  private let reserve = PixelReserve()

  private struct Refusal: Error {}

  @Test(arguments: [nil, 600_000, 3] as [Int?], [1, 3, 600_000])
  func pixelsAreThoseThatWereSet(expected: Int?, count: Int) throws {
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
    reserve.expect(600_000)
    // The last expectation counts.
    reserve.expect(500_000)
    let pixels = reserve.pixels(500_000) { _ in }
    #expect(pixels.count == 500_000)
    #expect(Memory.keepsFreed || pixels.allSatisfy { $0 == 0 })
  }

  @Test(arguments: [true, false])
  func failuresAreThrown(isExpected: Bool) {
    if isExpected { reserve.expect(10) }
    #expect(throws: Refusal.self) {
      try reserve.pixels(10) { _ throws(Refusal) in throw Refusal() }
    }
  }

  private static let largePage = 2 << 20

  /// The sizes of a page, in bytes, on the processors that Linux runs on.
  private static let pages = [4 << 10, 16 << 10, 64 << 10]

  @Test(arguments: [1, 390 * 264, largePage / 8 - 1])
  func smallPicturesHaveTheirOwnSize(pixels: Int) {
    #expect(Memory.capacity(ofPixels: pixels) == pixels)
  }

  @Test(arguments: [largePage / 8, 1170 * 792, largePage / 4, 3 * largePage / 4, 64 << 20])
  func blocksOfLargePicturesEndAtAHugePage(pixels: Int) {
    let bytes = 4 * Memory.capacity(ofPixels: pixels)
    #expect(bytes >= 4 * pixels && bytes < 4 * pixels + 2 * Self.largePage)
    #expect(Self.pages.contains { (bytes + $0).isMultiple(of: Self.largePage) })
  }
}
