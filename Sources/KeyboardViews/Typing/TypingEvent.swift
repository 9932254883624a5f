public import Foundation
public import KeyboardCore

/// Something that happened while a text was typed.
public struct TypingEvent: Equatable, Sendable {

  /// What a finger did.
  public enum Kind: Hashable, Sendable {

    /// A gesture on a key, or on the secondary action that was chosen.
    case gesture(Keyboard.Gesture)

    /// A move of the finger that is down.
    case drag

    /// The name of the gesture, or `drag`.
    public var name: String {
      switch self {
      case .gesture(let gesture): gesture.id
      case .drag: "drag"
      }
    }
  }

  /// What the finger did.
  public let kind: Kind

  /// The key, or the secondary action that was chosen.
  public let action: KeyboardAction

  /// When it happened, in seconds from the start.
  public let time: TimeInterval

  /// The secondary action under the finger afterwards, if the key offers some.
  public let selectedAction: KeyboardAction?

  /// The type of keyboard afterwards.
  public let keyboardType: Keyboard.KeyboardType

  /// The case of the letters afterwards.
  public let keyboardCase: Keyboard.KeyboardCase
}
