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
