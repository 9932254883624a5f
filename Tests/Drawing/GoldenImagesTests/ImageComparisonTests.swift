import KeyboardRender
import Testing

@testable import GoldenImages

@Suite struct ImageComparisonTests {

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
    let verdict = ImageComparison(expected: picture(), actual: picture()).verdict
    #expect(verdict.rung == .exact && verdict.pixels == 0 && verdict.box == nil)
    #expect(verdict.description == "no difference")
  }

  @Test func countsAndBoxesDifferences() {
    let actual = picture(replacing: [5: [0, 0, 0, 255], 11: [1, 2, 3, 255]])
    let verdict = ImageComparison(expected: picture(), actual: actual).verdict
    #expect(verdict.pixels == 2 && verdict.box == PixelRect(x: 1, y: 1, width: 3, height: 2))
    #expect(verdict.channelDifference == 98)
    #expect(verdict.description == "2 pixels differ, from 1,1 on in 3x2")
  }

  @Test(arguments: 0..<4)
  func findsALevelOfAnyChannel(channel: Int) {
    var pixel: [UInt8] = [99, 99, 99, 255]
    pixel[channel] -= 1
    let actual = picture(replacing: [11: pixel])
    let verdict = ImageComparison(expected: picture(), actual: actual).verdict
    #expect(verdict.rung == nil && verdict.pixels == 1 && verdict.channelDifference == 1)
  }

  @Test func takesTransparentPixelsForTheSame() {
    let comparison = ImageComparison(
      expected: picture(replacing: [3: [255, 0, 0, 0]]),
      actual: picture(replacing: [3: [0, 9, 0, 0]]))
    #expect(comparison.verdict.rung == .exact)
  }

  @Test func tellsTransparentFromBlack() {
    let comparison = ImageComparison(
      expected: picture(replacing: [0: [0, 0, 0, 0]]), actual: picture())
    #expect(comparison.verdict.pixels == 1 && !comparison.isSame)
  }

  @Test(arguments: [PictureTolerance.exact, .init(channels: 255, perceptual: 1)])
  func differentSizesAreNeverTheSame(tolerance: PictureTolerance) {
    let verdict = ImageComparison(
      expected: picture(), actual: picture(width: 5), tolerance: tolerance
    ).verdict
    #expect(verdict.rung == nil && verdict.pixels > 0)
    #expect(verdict.description == "5x3 pixels instead of 4x3")
  }

  @Test func marksDifferences() throws {
    let actual = picture(replacing: [5: [0, 0, 0, 255]])
    let comparison = ImageComparison(expected: picture(), actual: actual)
    let shown = try #require(comparison.differencePicture)
    #expect(shown.pixelSize == PixelSize(width: 4, height: 3))
    #expect(shown.pixel(1, 1) == [255, 0, 48, 255])
    #expect(try #require(shown.pixel(0, 1).first) > 190)
  }

  @Test func marksWhatIsPutUpWithInYellow() throws {
    let actual = picture(replacing: [5: [0, 0, 0, 255], 6: [54, 54, 55, 255]])
    let comparison = ImageComparison(
      expected: picture(), actual: actual, tolerance: .init(channels: 1))
    let shown = try #require(comparison.differencePicture)
    #expect(shown.pixel(1, 1) == [255, 0, 48, 255] && shown.pixel(2, 1) == [255, 204, 0, 255])
  }

  @Test func showsPicturesOfDifferentSizesSideBySide() throws {
    let comparison = ImageComparison(expected: picture(), actual: picture(width: 6))
    let shown = try #require(comparison.sideBySide)
    #expect(shown.pixelSize == PixelSize(width: 3 * 6 + 4 * 8, height: 3 + 2 * 8))
    #expect(shown.pixel(8, 8) == comparison.expected.pixel(0, 0))
    let difference = try #require(comparison.differencePicture)
    #expect(difference.pixelSize == PixelSize(width: 6, height: 3))
    #expect(difference.pixel(5, 0) == [255, 0, 48, 255])
  }

  @Test func refusesWhatProvesNothing() throws {
    let file = try picture().encoded()
    let blank = try PNGPicture(
      width: 2, height: 2, bytes: .init(repeating: 255, count: 16), isOpaque: true
    ).encoded()
    let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\n".utf8)
    #expect(throws: ImageRefusal.blank(.actual)) {
      try ImageRefusal.check(blank, side: .actual)
    }
    #expect(throws: ImageRefusal.pointer(.expected)) {
      try ImageRefusal.check(pointer, side: .expected)
    }
    #expect(throws: ImageRefusal.self) { try ImageRefusal.check([1, 2], side: .expected) }
    #expect(try ImageRefusal.check(file, side: .expected).bytes == picture().bytes)
  }

  @Test func knowsBlankPictures() {
    let clear: [UInt8] = [1, 0, 0, 0, 0, 2, 0, 0]
    #expect(PNGPicture(width: 2, height: 1, bytes: clear, isOpaque: false).isBlank)
    #expect(!picture().isBlank)
  }
}

extension PNGPicture {

  fileprivate func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4])
  }
}
