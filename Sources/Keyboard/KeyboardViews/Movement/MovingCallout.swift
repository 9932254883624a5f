import Foundation
import KeyboardCore
import KeyboardStyling

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

  private var span: TimeInterval { callout.style.transition?.span ?? 0 }

  private func presence(at time: TimeInterval) -> Double {
    let last = isLeaving ? 0.0 : 1
    guard let transition = callout.style.transition else { return last }
    return max(first + (last - first) * transition.progress(after: time - start), 0)
  }

  func isMoving(at time: TimeInterval) -> Bool { time < start + span }

  func isOver(at time: TimeInterval) -> Bool { isLeaving && !isMoving(at: time) }

  func callout(at time: TimeInterval) -> StyledCallout {
    var callout = callout
    callout.presence = presence(at: time)
    callout.grows = !reducesMotion
    return callout
  }
}
