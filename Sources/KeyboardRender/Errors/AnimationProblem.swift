/// A problem that prevents making an animation.
public enum AnimationProblem: Hashable, Sendable {

  /// The animation has no frames.
  case noFrames

  /// The animation has more than ``PictureAnimation/largestFrameCount`` frames.
  case tooManyFrames

  /// The duration of a frame, counted from 0, is not in ``PictureAnimation/durations``.
  case durationOutOfRange(frame: Int)

  /// The loop count is not in ``PictureAnimation/loopCounts``.
  case loopCountOutOfRange(Int)

  /// The scale of a bitmap frame, counted from 0, differs from the animation's.
  case otherScale(frame: Int)

  /// The frames differ between the two passes.
  case unsteadyFrames
}
