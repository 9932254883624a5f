public import Foundation
import KeyboardCore
import KeyboardStyling

/// Keyboards in motion: keys change by transitions and animations, callouts appear and disappear.
///
/// It receives each keyboard with its time, and returns the one at any later time, without a clock.
///
/// ```swift
/// var motion = KeyboardMotion()
/// motion.keyboard(at: 0) == nil  // → true
/// motion.isMoving(at: 0)  // → false
/// ```
public struct KeyboardMotion {

  private var keyboard: StyledKeyboard?
  private var keys: [MovingKey] = []

  /// The indices of keys by their frames.
  private var indices: [CGRect: Int] = [:]
  private var callouts: [MovingCallout] = []

  /// Creates the motion of a keyboard that wasn't shown yet.
  public init() {}

  /// Shows a keyboard from a later time in seconds; keys change from what they show then.
  public mutating func show(_ keyboard: StyledKeyboard, at time: TimeInterval) {
    let reducesMotion = keyboard.placed.keyboard.keyboardContext.traits.isReduceMotionEnabled
    let (oldKeys, oldIndices) = (keys, indices)
    keys = []
    indices = [:]
    for key in keyboard.keys {
      indices[key.frame] = keys.count
      let old = oldIndices[key.frame].map { oldKeys[$0] }
      keys.append(MovingKey(key, after: old, at: time, reducesMotion: reducesMotion))
    }
    callouts = callouts.filter { !$0.isOver(at: time) }
    for index in callouts.indices where !keyboard.callouts.contains(where: callouts[index].isOf) {
      callouts[index].leave(at: time)
    }
    for callout in keyboard.callouts {
      if let index = callouts.firstIndex(where: { $0.isOf(callout) }) {
        callouts[index].stay(as: callout, at: time)
      } else {
        callouts.append(MovingCallout(callout, at: time, reducesMotion: reducesMotion))
      }
    }
    self.keyboard = keyboard
  }

  /// Returns the keyboard at a time in seconds, or `nil` if none was shown.
  public func keyboard(at time: TimeInterval) -> StyledKeyboard? {
    keyboard?.moving(
      keys.map { $0.key(at: time) },
      callouts.filter { !$0.isOver(at: time) }.map { $0.callout(at: time) })
  }

  /// Returns whether something moves after a time in seconds, without another keyboard.
  public func isMoving(at time: TimeInterval) -> Bool {
    keys.contains { $0.isMoving(at: time) } || callouts.contains { $0.isMoving(at: time) }
  }
}

/// Callout that appears or disappears.
struct MovingCallout {

  private var callout: StyledCallout
  private var isLeaving = false
  private var start: TimeInterval

  /// The presence at the start of the change.
  private var first = 0.0

  private let reducesMotion: Bool

  init(_ callout: StyledCallout, at time: TimeInterval, reducesMotion: Bool) {
    self.callout = callout
    self.reducesMotion = reducesMotion
    start = time
  }

  func isOf(_ other: StyledCallout) -> Bool {
    callout.role == other.role && callout.name == other.name
  }

  mutating func stay(as other: StyledCallout, at time: TimeInterval) {
    if isLeaving { change(to: false, at: time) }
    callout = other
  }

  mutating func leave(at time: TimeInterval) {
    if !isLeaving { change(to: true, at: time) }
  }

  private mutating func change(to isLeaving: Bool, at time: TimeInterval) {
    first = presence(at: time)
    start = time
    self.isLeaving = isLeaving
  }

  private func presence(at time: TimeInterval) -> Double {
    let last = isLeaving ? 0.0 : 1
    guard let transition = callout.style.transition else { return last }
    return max(first + (last - first) * transition.progress(after: time - start), 0)
  }

  func isMoving(at time: TimeInterval) -> Bool {
    time < start + (callout.style.transition?.span ?? 0)
  }

  func isOver(at time: TimeInterval) -> Bool { isLeaving && !isMoving(at: time) }

  func callout(at time: TimeInterval) -> StyledCallout {
    var callout = callout
    callout.presence = presence(at: time)
    callout.grows = !reducesMotion
    return callout
  }
}

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

  /// Nil for the key's own.
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
    style(at: time) != nil || time - animationStart < target.style.animation?.span ?? 0
  }
}
