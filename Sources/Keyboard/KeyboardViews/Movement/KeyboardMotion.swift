public import Foundation
import KeyboardCore
import KeyboardStyling

/// The keyboards between those of a running keyboard: keys change by the transitions of their styles and
/// move by their animations, callouts appear and disappear.
///
/// It is told each keyboard with the time at which it is there, and returns that of any later time.
/// It reads no clock: equal times give equal keyboards.
///
/// ```swift
/// var motion = KeyboardMotion()
/// motion.keyboard(at: 0) == nil  // → true
/// motion.isMoving(at: 0)  // → false
/// ```
public struct KeyboardMotion {

  private struct Place: Hashable {

    let (x, y, width, height): (Double, Double, Double, Double)

    init(_ frame: CGRect) {
      (x, y, width, height) = (frame.minX, frame.minY, frame.width, frame.height)
    }
  }

  private var keyboard: StyledKeyboard?
  private var keys: [MovingKey] = []
  private var indices: [Place: Int] = [:]
  private var callouts: [MovingCallout] = []

  /// Create the motion of a keyboard that wasn't shown yet.
  public init() {}

  /// Show a keyboard from a time in seconds on, which is no earlier than that of the last one.
  ///
  /// A key changes from what it shows at this time, also if that is between two states.
  public mutating func show(_ keyboard: StyledKeyboard, at time: TimeInterval) {
    let reducesMotion = keyboard.placed.keyboard.keyboardContext.traits.isReduceMotionEnabled
    let (oldKeys, oldIndices) = (keys, indices)
    keys = []
    indices = [:]
    for key in keyboard.keys {
      let place = Place(key.frame)
      indices[place] = keys.count
      keys.append(
        MovingKey(
          key, after: oldIndices[place].map { oldKeys[$0] }, at: time, reducesMotion: reducesMotion)
      )
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

  /// Return the keyboard at a time in seconds, or `nil` if none was shown.
  public func keyboard(at time: TimeInterval) -> StyledKeyboard? {
    keyboard?.moving(
      keys.map { $0.key(at: time) },
      callouts.filter { !$0.isOver(at: time) }.map { $0.callout(at: time) })
  }

  /// Return whether something moves after a time in seconds, without another keyboard.
  public func isMoving(at time: TimeInterval) -> Bool {
    keys.contains { $0.isMoving(at: time) } || callouts.contains { $0.isMoving(at: time) }
  }
}
