extension RenderError: CustomStringConvertible {

  /// A sentence without a full stop, with a remedy where there is one.
  public var description: String {
    switch self {
    case .missingFontPackages(let packages):
      let names = packages.joined(separator: " ")
      return "fonts are missing; install them with: apt install \(names)"
    case .missingGlyphs(let missing):
      return missing.map(\.description).joined(separator: "\n")
    case .scaleOutOfRange(let scale):
      let scales = KeyboardRenderer.scales
      return "the scale \(scale) is not from \(scales.lowerBound) to \(scales.upperBound)"
    case .sizeOutOfRange(let width, let height):
      return "a picture of \(width)x\(height) pixels is too small or too large"
    case .sizeOutOfRangeOfWebP(let width, let height):
      let limit = Bitmap.largestWebPSide
      return "a picture of \(width)x\(height) pixels is too large for WebP, which has at most "
        + "\(limit) on a side"
    case .animation(let problem):
      return problem.description
    case .unreadablePNG(let reason), .unreadableImage(let reason), .library(let reason):
      return reason
    }
  }
}

extension MissingGlyphs: CustomStringConvertible {

  /// A sentence without a full stop, with a possible remedy.
  public var description: String {
    let points = codePoints.joined(separator: ", ")
    let packages = packages.joined(separator: " or ")
    return "no font has a glyph for \(points) in “\(text)”; the package \(packages) may have it"
  }
}

extension AnimationProblem: CustomStringConvertible {

  /// A sentence without a full stop.
  public var description: String {
    switch self {
    case .noFrames:
      return "an animation requires at least one frame"
    case .tooManyFrames:
      return "an animation has at most \(PictureAnimation.largestFrameCount) frames"
    case .durationOutOfRange(let frame):
      let longest = PictureAnimation.durations.upperBound.components.seconds
      return "the duration of frame \(frame) is not above 0 and at most \(longest) seconds"
    case .loopCountOutOfRange(let count):
      let most = PictureAnimation.loopCounts.upperBound
      return "the loop count \(count) is not between 0 (forever) and \(most)"
    case .otherScale(let frame):
      return "the scale of frame \(frame) differs from that of the animation"
    case .unsteadyFrames:
      return "the frames differ between the two passes"
    }
  }
}
