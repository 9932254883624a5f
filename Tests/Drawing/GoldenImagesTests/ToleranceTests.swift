import KeyboardDrawing
import KeyboardRender
import Testing

@testable import GoldenImages

/// The rungs between exact and different.
@Suite struct ToleranceTests {

  /// A picture of rows of greys; a letter stands for a grey.
  private func picture(_ rows: [String], greys: [Character: UInt8] = [:]) -> PNGPicture {
    let named: [Character: UInt8] = [".": 255, "#": 0, "o": 128, "-": 200, "=": 60]
    let known = named.merging(greys) { $1 }
    let bytes = rows.joined().flatMap { character -> [UInt8] in
      let grey = known[character] ?? 0
      return [grey, grey, grey, 255]
    }
    return PNGPicture(
      width: rows.first?.count ?? 0, height: rows.count, bytes: bytes, isOpaque: true)
  }

  private func rung(
    _ expected: PNGPicture, _ actual: PNGPicture, _ tolerance: PictureTolerance
  ) -> ComparisonRung? {
    ImageComparison(expected: expected, actual: actual, tolerance: tolerance).verdict.rung
  }

  static let square = ["......", ".####.", ".####.", ".####.", ".####.", "......"]

  @Test func levelsArePutUpWithOnlyIfAskedFor() {
    let (before, after) = (picture(["#o.", ".o#"]), picture(["#x.", ".o#"], greys: ["x": 130]))
    #expect(rung(before, after, .exact) == nil)
    #expect(rung(before, after, .init(channels: 1)) == nil)
    #expect(rung(before, after, .init(channels: 2)) == .channels)
    #expect(rung(before, before, .init(channels: 2)) == .exact)
  }

  /// The edge of a square on half pixels, smoothed a little darker.
  static let smoothed = ["......", ".oooo.", ".####.", ".####.", ".####.", "......"]

  @Test func otherSmoothingOfTheSameEdgeIsPutUpWith() {
    let before = picture(Self.smoothed)
    let after = picture(Self.smoothed, greys: ["o": 160])
    #expect(rung(before, after, .exact) == nil)
    #expect(rung(before, after, .init(channels: 2)) == nil)
    #expect(rung(before, after, .init(perceptual: 0.02)) == .perceptual)
  }

  @Test func anEdgeBetweenOtherColorsIsNoSmoothing() {
    let before = picture(Self.smoothed)
    let after = picture(Self.smoothed, greys: ["#": 70, "o": 160])
    #expect(rung(before, after, .init(perceptual: 0.1)) == nil)
  }

  @Test func aMovedShapeIsNoSmoothing() {
    let after = picture(["......", "......", ".####.", ".####.", ".####.", ".####."])
    #expect(rung(picture(Self.square), after, .init(perceptual: 0.1)) == nil)
  }

  /// A ring a pixel wide has no flat area whose edge could be smoothed.
  @Test func aThinRingThatMovesIsNoSmoothing() {
    let ring = ["........", "..-==-..", ".=....=.", ".=....=.", "..-==-..", "........"]
    let moved = ["........", "........", "..-==-..", ".=....=.", ".=....=.", "..-==-.."]
    #expect(rung(picture(ring), picture(moved), .init(perceptual: 0.1)) == nil)
  }

  @Test func lighterTextInALargePictureIsFound() {
    let empty = String(repeating: ".", count: 60)
    let lines = Array(repeating: empty, count: 40)
    let text = [".-=-..-=.", ".=.=..=..", ".-=-..=-."].map { $0 + empty.dropFirst($0.count) }
    let before = picture(lines + text + lines)
    let after = picture(lines + text + lines, greys: ["=": 130, "-": 225])
    let window = PictureTolerance.Window(size: 8, pixels: 3)
    for tolerance in [
      .exact, PictureTolerance(channels: 2), .init(perceptual: 0.1),
      .init(channels: 2, perceptual: 0.1, window: window),
    ] {
      #expect(rung(before, after, tolerance) == nil, "\(tolerance)")
    }
  }

  @Test func aWindowCountsWhatLiesCloseTogether() {
    let before = picture(Array(repeating: "o.......", count: 8))
    let far = picture(["o......#"] + Array(repeating: "o.......", count: 6) + ["#......."])
    let near = picture(["o.....##"] + Array(repeating: "o.......", count: 7))
    let one = PictureTolerance(window: .init(size: 3, pixels: 1))
    #expect(rung(before, far, one) == .window)
    #expect(rung(before, near, one) == nil)
    #expect(rung(before, near, .init(window: .init(size: 3, pixels: 2))) == .window)
  }

  @Test(arguments: [1, 2, 3, 7])
  func aWindowCountsAsOneWouldByHand(size: Int) {
    var random = SeededNumbers(seed: 7)
    let marks = (0..<12 * 9).map { _ in Int.random(in: 0..<16, using: &random) < 3 }
    let rows = (0..<9).map { y in String((0..<12).map { marks[y * 12 + $0] ? "#" : "-" }) }
    let plain = picture(Array(repeating: String(repeating: "-", count: 12), count: 9))
    var most = 0
    for top in -size..<9 {
      for left in -size..<12 {
        var count = 0
        for y in max(0, top)..<max(0, min(9, top + size)) {
          for x in max(0, left)..<max(0, min(12, left + size)) where marks[y * 12 + x] {
            count += 1
          }
        }
        most = max(most, count)
      }
    }
    #expect(most > 0)
    let enough = PictureTolerance(window: .init(size: size, pixels: most))
    let few = PictureTolerance(window: .init(size: size, pixels: most - 1))
    #expect(rung(plain, picture(rows), enough) == .window)
    #expect(rung(plain, picture(rows), few) == nil)
  }

  @Test func blackAndWhiteAreOneApart() throws {
    let (before, after) = (picture(["#.#"]), picture(["..#"]))
    let verdict = ImageComparison(
      expected: before, actual: after, tolerance: .init(perceptual: 0.1)
    ).verdict
    #expect(abs(try #require(verdict.colorDistance) - 1) < 0.001)
  }

  @Test func theComparerChecksItself() {
    #expect(ComparerCheck.problems().isEmpty)
  }
}
