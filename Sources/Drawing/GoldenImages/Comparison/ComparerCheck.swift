import KeyboardRender

/// Verifies once per run that the comparison detects differences: a broken one would accept every
/// golden.
package enum ComparerCheck {

  package static func problems() -> [String] {
    problems { PictureComparison(expected: $0, actual: $1, tolerance: $2).verdict.rung }
  }

  static func problems(
    comparing compare: (PNGPicture, PNGPicture, PictureTolerance) -> ComparisonRung?
  ) -> [String] {
    let channels = PictureTolerance(channels: 1)
    let perceptual = PictureTolerance(perceptual: 0.1)
    let window = PictureTolerance(window: .init(size: 4, pixels: 1))
    let (plain, level) = (picture(), picture(changing: [27: 1]))
    let black = picture(changing: [27: -120])
    let block = picture(changing: [27: -120, 28: -120])
    let pairs: [(PNGPicture, PNGPicture, PictureTolerance, ComparisonRung?, String)] = [
      (plain, plain, .exact, .exact, "a picture differs from itself"),
      (plain, level, .exact, nil, "a level of one channel of one pixel isn't detected"),
      (plain, level, channels, .channels, "a level isn't tolerated"),
      (plain, black, channels, nil, "the channel tolerance accepts a dark pixel"),
      (plain, level, perceptual, .perceptual, "an imperceptible difference isn't tolerated"),
      (plain, black, perceptual, nil, "a dark pixel counts as imperceptible"),
      (plain, black, window, .window, "a single pixel isn't tolerated"),
      (plain, block, window, nil, "the window tolerance accepts two pixels"),
      (plain, picture(width: 9), .exact, nil, "pictures of different sizes are equal"),
    ]
    return pairs.compactMap { expected, actual, tolerance, rung, problem in
      compare(expected, actual, tolerance) == rung ? nil : problem
    }
  }

  private static func picture(width: Int = 8, changing: [Int: Int] = [:]) -> PNGPicture {
    let bytes = (0..<width * 8).flatMap { index -> [UInt8] in
      let gray = UInt8(clamping: (index % width < 3 ? 120 : 200) + (changing[index] ?? 0))
      return [gray, 200, 200, 255]
    }
    return PNGPicture(width: width, height: 8, bytes: bytes, isOpaque: true)
  }
}
