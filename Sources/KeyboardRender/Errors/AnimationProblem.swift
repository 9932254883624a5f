/// Why an animation can't be made.
public enum AnimationProblem: Hashable, Sendable {

  /// There is no frame.
  case noFrames

  /// There are more frames than ``PictureAnimation/largestFrameCount``.
  case tooManyFrames

  /// A frame, counted from 0, is shown for a time that is not in ``PictureAnimation/durations``.
  case durationOutOfRange(frame: Int)

  /// An animation is to be played a number of times that is not in ``PictureAnimation/loopCounts``.
  case loopCountOutOfRange(Int)

  /// A frame, counted from 0, is a bitmap of another scale than the animation's.
  case otherScale(frame: Int)

  /// The frames were others when they were handed over for the second time.
  case unsteadyFrames
}
