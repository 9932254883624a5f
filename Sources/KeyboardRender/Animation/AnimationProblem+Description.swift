extension AnimationProblem: CustomStringConvertible {

  /// What is wrong, as a sentence without a full stop.
  public var description: String {
    switch self {
    case .noFrames:
      return "an animation has at least one frame"
    case .tooManyFrames:
      return "an animation has at most \(PictureAnimation.largestFrameCount) frames"
    case .durationOutOfRange(let frame):
      let longest = PictureAnimation.durations.upperBound.components.seconds
      return "frame \(frame) is not shown for more than 0 and at most \(longest) seconds"
    case .loopCountOutOfRange(let count):
      let most = PictureAnimation.loopCounts.upperBound
      return "\(count) is no number of times to play, which is 0 for ever or up to \(most)"
    case .otherScale(let frame):
      return "frame \(frame) has another number of pixels a point than the animation"
    case .unsteadyFrames:
      return "the frames were others when they were handed over again"
    }
  }
}
