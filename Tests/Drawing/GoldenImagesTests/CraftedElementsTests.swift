import Foundation
import KeyboardRender
import TestSupport
import Testing

@testable import GoldenImages

/// Pictures with stored elements and resolutions that no program of ours writes.
@Suite struct CraftedElementsTests {

  private func picture(
    _ side: Int = 4, seed: Int, elements: String, scale: Double? = nil
  ) -> PNGPicture {
    let bytes = (0..<side * side).flatMap { index -> [UInt8] in
      let gray = UInt8(truncatingIfNeeded: (index &* 2_654_435_761 &+ seed &* 4096) >> 7)
      return [gray, gray, gray, 255]
    }
    return PNGPicture(
      width: side, height: side, bytes: bytes, isOpaque: true, scale: scale,
      texts: [PNGText(ImageElements.keyword, elements)])
  }

  private func key(_ index: Int = 0, box: String = "[0,0,2,2]", style: String = "{}") -> String {
    #"{"role":"key","name":"\#(index)","box":\#(box),"style":\#(style)}"#
  }

  @Test(
    arguments: [
      #"{"cornerRadius":"nan"}"#, #"{"cornerRadius":"inf"}"#, #"{"cornerRadius":"-1e400"}"#,
      #"{"cornerRadius":-1}"#, #"{"cornerRadius":1e300}"#, #"{"fontSize":"infinity"}"#, "[]",
    ])
  func anyStyleIsCompared(style: String) {
    for (first, second) in [(style, "{}"), ("{}", style), (style, style)] {
      let comparison = ImageComparison(
        expected: picture(seed: 1, elements: "[\(key(style: first))]"),
        actual: picture(seed: 2, elements: "[\(key(style: second))]"))
      #expect(!comparison.isSame)
    }
  }

  @Test(
    arguments: [
      "[1e6,1e6,1e6,1e6]", "[-1e6,-1e6,1e6,1e6]", "[0,0,-5,-5]", "[1e6,1e6,-1e6,-1e6]", "[0,0,0,0]",
      "[1e300,0,1,1]", "[]",
    ], [nil, 0.001, 1, 8, 1_411_200, .infinity, .nan])
  func anyBoxIsCompared(box: String, scale: Double?) {
    let elements = "[\(key(box: box)),\(key(1, box: box))]"
    let moved = "[\(key(box: "[0,0,1,1]")),\(key(2, box: box))]"
    for actual in [elements, moved] {
      let comparison = ImageComparison(
        expected: picture(seed: 1, elements: elements, scale: scale),
        actual: picture(seed: 2, elements: actual, scale: scale))
      #expect(!comparison.isSame)
    }
  }

  /// The bounded cost of a comparison: seconds without optimization.
  @Test(
    arguments: [
      ("[0,0,1,1]", 10_000), ("[0,0,600,600]", 10_000), ("[0,0,600,600]", 600),
      ("[-100,-100,0,0]", 10_000),
    ])
  func manyElementsAreComparedQuickly(box: String, count: Int) {
    let elements = "[" + (0..<count).map { key($0, box: box) }.joined(separator: ",") + "]"
    let (first, second) = (
      picture(600, seed: 1, elements: elements), picture(600, seed: 99, elements: elements)
    )
    let seconds = ProcessorTime.seconds {
      #expect(!ImageComparison(expected: first, actual: second).isSame)
    }
    #expect(seconds < 20)
  }

  @Test(arguments: [(-1, 4), (4, -1), (.max, .max), (1 << 62, 4), (1 << 32, 1 << 32)])
  func impossibleSizesAreNotDrawn(width: Int, height: Int) {
    #expect(!PixelSize(width: width, height: height).isDrawable)
  }

  @Test(arguments: ["9e18", "-9e18", "9223372036854775807", "2147483648", "1e400", "-1e400"])
  func storedNumbersAreBounded(number: String) {
    let json = #"{"a": "\"1e99", "b": [1.5, {"c": \#(number)}]}"#
    #expect(throws: DecodingError.self) { try StoredNumbers.check(Array(json.utf8)) }
  }

  @Test(arguments: ["2147483647", "-2147483647", "0.25", "1e-400", "\"9e18\""])
  func ordinaryNumbersPass(number: String) throws {
    try StoredNumbers.check(Array("[\(number)]".utf8))
  }
}
