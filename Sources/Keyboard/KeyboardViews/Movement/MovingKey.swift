import Foundation
import KeyboardCore
import KeyboardStyling

/// A key that changes to its style from another one; the places of keys tell which is the same.
struct MovingKey {

  private let target: StyledKey

  /// Both styles have scale, offset and overlay of pressed keys only if they are pressed; nil without a change.
  private let change: (start: Keyboard.ButtonStyle, end: Keyboard.ButtonStyle)?

  private let changeStart: TimeInterval
  private let animationStart: TimeInterval
  private let reducesMotion: Bool

  init(_ key: StyledKey, after old: MovingKey?, at time: TimeInterval, reducesMotion: Bool) {
    target = key
    self.reducesMotion = reducesMotion
    animationStart =
      old.flatMap { $0.target.style.animation == key.style.animation ? $0.animationStart : nil }
      ?? time
    let end = key.movingStyle
    if let old, old.target.movingStyle == end {
      (change, changeStart) = (old.change, old.changeStart)
    } else {
      let start = old?.style(at: time) ?? old?.target.movingStyle
      change = key.style.transition == nil ? nil : start.map { ($0, end) }
      changeStart = time
    }
  }

  /// Nil for that of the key itself.
  private func style(at time: TimeInterval) -> Keyboard.ButtonStyle? {
    guard let change, let transition = target.style.transition,
      time < changeStart + transition.span
    else { return nil }
    let progress = transition.progress(after: time - changeStart)
    var style = change.start.interpolated(to: change.end, at: progress)
    if reducesMotion { style.takePlace(of: change.end) }
    return style
  }

  private func motion(at time: TimeInterval) -> Keyboard.KeyMotion? {
    guard var motion = target.style.animation?.motion(after: time - animationStart) else {
      return nil
    }
    if reducesMotion { (motion.scale, motion.offset, motion.turn) = (1, .zero, 0) }
    return motion.isStill ? nil : motion
  }

  func key(at time: TimeInterval) -> StyledKey {
    let (style, motion) = (style(at: time), motion(at: time))
    return style == nil && motion == nil ? target : target.moving(style, motion)
  }

  func isMoving(at time: TimeInterval) -> Bool {
    style(at: time) != nil
      || time - animationStart < target.style.animation?.span ?? 0
  }
}
