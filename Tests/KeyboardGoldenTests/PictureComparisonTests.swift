import KeyboardGolden
import KeyboardRender
import Testing

@Suite struct PictureComparisonTests {

  /// A picture of 4×3 pixels in different greys, some of which are replaced.
  private func picture(width: Int = 4, replacing: [Int: [UInt8]] = [:]) -> PNGPicture {
    var bytes: [UInt8] = []
    for index in 0..<width * 3 {
      let grey = UInt8(index * 9)
      bytes += replacing[index] ?? [grey, grey, grey, 255]
    }
    return PNGPicture(width: width, height: 3, bytes: bytes, isOpaque: replacing.isEmpty)
  }

  @Test func findsNoDifferenceInTheSamePixels() {
    #expect(PictureComparison(expected: picture(), actual: picture()).isSame)
  }

  @Test func countsAndBoxesDifferences() {
    let actual = picture(replacing: [5: [0, 0, 0, 255], 11: [1, 2, 3, 255]])
    let comparison = PictureComparison(expected: picture(), actual: actual)
    let box = PixelRect(x: 1, y: 1, width: 3, height: 2)
    #expect(comparison.verdict == .differentPixels(2, in: box))
  }

  @Test func findsTheSmallestDifference() {
    let actual = picture(replacing: [0: [0, 0, 1, 255]])
    let box = PixelRect(x: 0, y: 0, width: 1, height: 1)
    let comparison = PictureComparison(expected: picture(), actual: actual)
    #expect(comparison.verdict == .differentPixels(1, in: box))
  }

  @Test func takesTransparentPixelsForTheSame() {
    let comparison = PictureComparison(
      expected: picture(replacing: [3: [255, 0, 0, 0]]),
      actual: picture(replacing: [3: [0, 9, 0, 0]]))
    #expect(comparison.isSame)
  }

  @Test func tellsSizesApart() {
    let comparison = PictureComparison(expected: picture(), actual: picture(width: 5))
    #expect(comparison.verdict == .differentSizes)
  }

  @Test func showsPicturesSideBySide() throws {
    let actual = picture(replacing: [5: [0, 0, 0, 255]])
    let comparison = PictureComparison(expected: picture(), actual: actual)
    let shown = try #require(comparison.sideBySide)
    let pixel = { (x: Int, y: Int) in
      Array(shown.bytes[(y * shown.width + x) * 4..<(y * shown.width + x) * 4 + 4])
    }
    #expect(shown.width == 3 * 4 + 16 && shown.height == 3)
    #expect(pixel(1, 1) == [45, 45, 45, 255])
    #expect(pixel(13, 1) == [255, 0, 48, 255])
    #expect(pixel(12, 1)[0] > 190)
    #expect(pixel(25, 1) == [0, 0, 0, 255])
    #expect(pixel(6, 1) == [0, 0, 0, 0])
  }

  @Test func showsPicturesOfDifferentSizes() throws {
    let comparison = PictureComparison(expected: picture(), actual: picture(width: 6))
    #expect(try #require(comparison.sideBySide).width == 3 * 6 + 16)
  }

  @Test func refusesBlankAndBrokenFiles() throws {
    let file = try picture().encoded()
    let blank = try PNGPicture(
      width: 2, height: 2, bytes: .init(repeating: 255, count: 16), isOpaque: true
    ).encoded()
    #expect(throws: PictureRefusal.blank(.actual)) {
      try PictureComparison(expected: file, actual: blank)
    }
    #expect(throws: PictureRefusal.self) { try PictureComparison(expected: [1, 2], actual: file) }
    #expect(try PictureComparison(expected: file, actual: file).isSame)
  }

  @Test func knowsBlankPictures() {
    let clear: [UInt8] = [1, 0, 0, 0, 0, 2, 0, 0]
    #expect(PNGPicture(width: 2, height: 1, bytes: clear, isOpaque: false).isBlank)
    #expect(!picture().isBlank)
  }
}
