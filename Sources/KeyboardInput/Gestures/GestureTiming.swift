public import Foundation
public import KeyboardCore

/// The times and distances by which a touch becomes a gesture.
///
/// Source: KeyboardKit 9.5.3 GestureButtonConfiguration.
public struct GestureTiming: KeyboardModel {

  /// The longest time between two releases of a double tap, in seconds.
  public var doubleTapTimeout: TimeInterval = 0.2

  /// How long a key is held until that is a long press, in seconds.
  public var longPressDelay: TimeInterval = 0.5

  /// How far a finger may move during a long press, in points.
  public var longPressMaxDistance: Double = 50

  /// How long a key is held until it starts to repeat, in seconds.
  public var repeatDelay: TimeInterval = 0.5

  /// The time between two repetitions, in seconds.
  public var repeatInterval: TimeInterval = 0.1

  /// How long a key is held still until the touch ends without a release, or `nil` for any time.
  public var cancelDelay: TimeInterval?

  /// How far down a finger moves, and more so than to a side, until that is a swipe, in points.
  public var swipeDownDistance: Double = 20

  /// How far outside of a key a release counts, in widths and heights of the key on each side.
  public var releaseOutsideTolerance: Double = 1

  /// The standard times and distances.
  public init() {}

  /// The standard times and distances.
  public static let standard = Self()

  /// Those for the first row, at whose edge the system may take over the touch.
  public static let firstRow: Self = {
    var timing = Self()
    timing.cancelDelay = 3
    return timing
  }()
}
