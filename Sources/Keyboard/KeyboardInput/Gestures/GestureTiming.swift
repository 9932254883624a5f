public import Foundation
public import KeyboardCore

/// The durations and distances of gestures.
///
/// Source: KeyboardKit 9.5.3 GestureButtonConfiguration.
public struct GestureTiming: KeyboardModel {

  /// The longest time between two releases of a double tap, in seconds.
  public var doubleTapTimeout: TimeInterval = 0.2

  /// The duration of a press until it is a long press, in seconds.
  public var longPressDelay: TimeInterval = 0.5

  /// The largest movement during a long press, in points.
  public var longPressMaxDistance: Double = 50

  /// The duration of a press after which the key repeats, in seconds.
  public var repeatDelay: TimeInterval = 0.5

  /// The duration of a still press after which it is canceled, in seconds, or `nil` for never.
  public var cancelDelay: TimeInterval?

  /// The vertical distance of a downward swipe, in points; it must exceed the horizontal one.
  public var swipeDownDistance: Double = 20

  /// The margin outside of a key in which a release counts, in widths and heights of the key per
  /// side.
  public var releaseOutsideTolerance: Double = 1

  /// Create standard values.
  public init() {}

  /// The standard values.
  public static let standard = Self()

  /// The values for the first row, at whose edge the system may take over the touch.
  public static let firstRow: Self = {
    var timing = Self()
    timing.cancelDelay = 3
    return timing
  }()
}
