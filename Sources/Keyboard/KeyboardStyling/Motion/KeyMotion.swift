public import Foundation
public import KeyboardCore
public import KeyboardDrawing
import SourceText

extension Keyboard {

  /// The movement of a key at a moment of an animation.
  public struct KeyMotion: Hashable, Sendable {

    /// The scale about the middle of the key.
    public var scale = 1.0

    /// The offset in points, right and down.
    public var offset = CGPoint.zero

    /// The turn about the middle of the key in degrees, clockwise.
    public var turn = 0.0

    /// The opacity from 0 to 1.
    public var opacity = 1.0

    /// The color over the face, below the text, or `nil` for none.
    public var color: Color?

    /// Curves that pass their ends stay within these bounds.
    static let scales = 0.1...4

    /// Creates no movement.
    public init() {}

    /// Whether there is no movement.
    public var isStill: Bool { self == Self() }
  }
}

extension Keyboard.KeyAnimation {

  /// The time of the last movement in seconds: infinite without a number of runs.
  public var span: TimeInterval {
    keyframes.isEmpty ? 0 : count.map { delay + duration * Double($0) } ?? .infinity
  }

  /// Returns the movement after a time in seconds.
  ///
  /// ```swift
  /// let pulse = Keyboard.KeyAnimation(curve: .linear, keyframes: [.init(at: 0.5, scale: 1.5)])
  /// pulse.motion(after: 0.25).scale  // → 1.25
  /// pulse.motion(after: 1).isStill  // → true
  /// ```
  public func motion(after time: TimeInterval) -> Keyboard.KeyMotion {
    var motion = Keyboard.KeyMotion()
    guard time > delay, time < span, duration > 0 else { return motion }
    let runs = (time - delay) / duration
    let share = runs - runs.rounded(.down)
    let isBackwards = reverses && runs.rounded(.down).truncatingRemainder(dividingBy: 2) == 1
    let place = isBackwards ? 1 - share : share
    let scale = value(\.scale, at: place, 1) { Mixing.number($0, $1, $2) }
    motion.scale = Keyboard.KeyMotion.scales.clamped(scale)
    motion.offset = value(\.offset, at: place, .zero) { Mixing.point($0, $1, $2) }
    motion.turn = value(\.turn, at: place, 0) { Mixing.number($0, $1, $2) }
    let opacity = value(\.opacity, at: place, 1) { Mixing.number($0, $1, $2) }
    motion.opacity = min(max(opacity, 0), 1)
    // Nil is a color as well: a frame with one starts from none, and ends there.
    let colors: [(place: Double, value: Color?)] = keyframes.compactMap { frame in
      frame.color.map { (frame.place, $0) }
    }
    motion.color = value(at: place, frames: colors, nil) { Mixing.color($0, $1, $2) }
    return motion
  }

  private func value<Value>(
    _ path: KeyPath<Keyboard.Keyframe, Value?>, at place: Double, _ rest: Value,
    mix: (Value, Value, Double) -> Value
  ) -> Value {
    value(
      at: place,
      frames: keyframes.compactMap { frame in
        frame[keyPath: path].map { (frame.place, $0) }
      }, rest, mix: mix)
  }

  private func value<Value>(
    at place: Double, frames: [(place: Double, value: Value)], _ rest: Value,
    mix: (Value, Value, Double) -> Value
  ) -> Value {
    if frames.isEmpty { return rest }
    let before = frames.last { $0.place <= place } ?? (0, rest)
    let after = frames.first { $0.place > place } ?? (1, rest)
    let width = after.place - before.place
    guard width > 0 else { return before.value }
    return mix(before.value, after.value, curve.progress(at: (place - before.place) / width))
  }
}

extension KeyboardTheme {

  package var hasMotion: Bool {
    calloutStyle?.transition != nil || buttonStyles.values.contains(where: \.hasMotion)
      || pressedButtonStyles.values.contains(where: \.hasMotion)
      || rules.contains { rule in
        switch rule.style {
        case .key(let style): style.hasMotion
        case .callout(let style): style.transition != nil
        case .label, .board, .toolbar, .toolbarItem, .toolbarSeparator, .emoji: false
        }
      }
  }
}

extension Keyboard.ButtonStyle {

  fileprivate var hasMotion: Bool { transition != nil || animation != nil }
}
