import Parallel
import Testing

/// The memory of pictures.
@Suite struct MemoryTests {

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
