public import Foundation
public import KeyboardCore

/// The pace of a typist, in seconds.
public struct TypingPace: KeyboardModel {

  /// The duration of a tap.
  public var hold: TimeInterval

  /// The time from the end of a touch to the next one.
  public var pause: TimeInterval

  /// The time on each secondary action on the path to the selected one.
  public var selection: TimeInterval

  /// Create a pace, by default of four to five characters per second.
  public init(hold: TimeInterval = 0.09, pause: TimeInterval = 0.13, selection: TimeInterval = 0.06)
  {
    self.hold = hold
    self.pause = pause
    self.selection = selection
  }

  /// A pace that viewers can follow.
  public static let natural = Self()
}
