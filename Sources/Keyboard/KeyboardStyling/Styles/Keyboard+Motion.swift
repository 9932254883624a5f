public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Keyboard {

  /// The change of a key from one state to another, or of a callout that appears or disappears.
  ///
  /// ```swift
  /// var style = Keyboard.ButtonStyle(backgroundColor: .red)
  /// style.transition = .init(duration: 0.5, curve: .spring(bounce: 0))
  /// style.transition?.span  // → 0.75
  /// ```
  ///
  /// The transition to a state is that of the style of this state. Still pictures show its end.
  public struct Transition: Hashable, Codable, Sendable {

    /// The duration in seconds.
    public var duration: TimeInterval

    /// The pace.
    public var curve: MotionCurve

    /// The time in seconds before the change starts.
    public var delay: TimeInterval

    /// Creates a transition.
    public init(
      duration: TimeInterval = 0.2, curve: MotionCurve = .easeOut, delay: TimeInterval = 0
    ) {
      self.duration = duration
      self.curve = curve
      self.delay = delay
    }

    /// The time until rest, in seconds.
    public var span: TimeInterval { delay + duration * curve.end }

    /// Returns the progress after a time in seconds: 0 at the start, 1 at the end.
    public func progress(after time: TimeInterval) -> Double {
      if time >= span { return 1 }
      return time <= delay ? 0 : curve.progress(at: (time - delay) / duration)
    }
  }

  /// A movement of a key by key frames, from and to its style, which still pictures show.
  public struct KeyAnimation: Hashable, Codable, Sendable {

    /// The duration of a run in seconds.
    public var duration: TimeInterval

    /// The pace from each key frame to the next one.
    public var curve: MotionCurve

    /// The time in seconds before the first run.
    public var delay: TimeInterval

    /// The number of runs, or `nil` without an end.
    public var count: Int?

    /// Whether every second run is backwards.
    public var reverses: Bool

    /// The key frames in order of their places.
    public var keyframes: [Keyframe]

    /// Creates an animation of one run.
    public init(
      duration: TimeInterval = 1, curve: MotionCurve = .easeInOut, delay: TimeInterval = 0,
      count: Int? = 1, reverses: Bool = false, keyframes: [Keyframe]
    ) {
      self.duration = duration
      self.curve = curve
      self.delay = delay
      self.count = count
      self.reverses = reverses
      self.keyframes = keyframes
    }

    func mapColors(_ transform: (Color) -> Color) -> Self {
      var animation = self
      for index in keyframes.indices {
        animation.keyframes[index].color = keyframes[index].color.map(transform)
      }
      return animation
    }
  }

  /// A place in a run of an animation; a `nil` value is on the way between its neighbors.
  public struct Keyframe: Hashable, Codable, Sendable {

    /// The share of the run, from 0 (start) to 1 (end).
    public var place: Double

    /// The scale about the middle of the key.
    public var scale: Double?

    /// The offset in points, right and down.
    public var offset: CGPoint?

    /// The turn about the middle of the key in degrees, clockwise.
    public var turn: Double?

    /// The opacity from 0 to 1.
    public var opacity: Double?

    /// The color over the face of the key, below the text.
    public var color: Color?

    /// Creates a key frame at a share of the run.
    public init(
      at place: Double, scale: Double? = nil, offset: CGPoint? = nil, turn: Double? = nil,
      opacity: Double? = nil, color: Color? = nil
    ) {
      self.place = place
      self.scale = scale
      self.offset = offset
      self.turn = turn
      self.opacity = opacity
      self.color = color
    }
  }
}
