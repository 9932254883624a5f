public import KeyboardRender

/// An expected picture, an actual one, and whether they look the same, pixel by pixel.
public struct PictureComparison: Hashable, Sendable {

  /// What a comparison comes to.
  public enum Verdict: Hashable, Sendable {

    /// Every pixel looks the same.
    case same

    /// The pictures have different sizes.
    case differentSizes

    /// So many pixels look different, all of them in a rectangle.
    case differentPixels(Int, in: PixelRect)
  }

  /// The picture as it should be.
  public let expected: PNGPicture

  /// The picture as it is.
  public let actual: PNGPicture

  /// What the comparison comes to.
  public let verdict: Verdict

  /// Whether every pixel looks the same.
  public var isSame: Bool { verdict == .same }

  /// Compares two pictures.
  ///
  /// Nothing is tolerated, since the renderer draws the same bytes every time; but transparent pixels
  /// are the same in any colour.
  public init(expected: PNGPicture, actual: PNGPicture) {
    self.expected = expected
    self.actual = actual
    verdict = Self.verdict(expected, actual)
  }

  /// Compares the pictures in the bytes of two PNG files.
  ///
  /// A picture whose pixels are all alike is refused, because it proves nothing.
  public init(expected: [UInt8], actual: [UInt8]) throws(PictureRefusal) {
    self.init(
      expected: try PictureRefusal.check(expected, side: .expected),
      actual: try PictureRefusal.check(actual, side: .actual))
  }

  private static func verdict(_ expected: PNGPicture, _ actual: PNGPicture) -> Verdict {
    guard expected.width == actual.width, expected.height == actual.height else {
      return .differentSizes
    }
    var count = 0
    var box: PixelRect?
    withPixels(of: expected, actual) { expected, actual, height in
      for y in 0..<height where !expected.hasSameRow(y, as: actual) {
        for x in 0..<expected.width {
          guard !expected.pixel(x: x, y: y).looksLike(actual.pixel(x: x, y: y)) else { continue }
          count += 1
          box = box?.including(x: x, y: y) ?? PixelRect(x: x, y: y, width: 1, height: 1)
        }
      }
    }
    guard let box else { return .same }
    return .differentPixels(count, in: box)
  }

  private static func withPixels(
    of first: PNGPicture, _ second: PNGPicture, _ body: (PixelRows, PixelRows, Int) -> Void
  ) {
    first.bytes.withUnsafeBytes { firstBytes in
      second.bytes.withUnsafeBytes { secondBytes in
        guard let one = firstBytes.baseAddress, let other = secondBytes.baseAddress else { return }
        body(
          PixelRows(start: one, width: first.width), PixelRows(start: other, width: second.width),
          first.height)
      }
    }
  }
}
