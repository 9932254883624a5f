public import Foundation
public import KeyboardCore

/// How fast somebody types, in seconds.
public struct TypingPace: KeyboardModel {

  /// How long a key is held.
  public var hold: TimeInterval

  /// The time from lifting the finger to the next key.
  public var pause: TimeInterval

  /// How long a finger stays on each secondary action on its way to the chosen one.
  public var selection: TimeInterval

  /// A pace; what is left out is that of somebody who types four or five characters a second.
  public init(hold: TimeInterval = 0.09, pause: TimeInterval = 0.13, selection: TimeInterval = 0.06)
  {
    self.hold = hold
    self.pause = pause
    self.selection = selection
  }

  /// A pace that can be followed.
  public static let natural = Self()
}
