public import Foundation
public import KeyboardCore

/// An event of a ``Typist``.
public struct TypingEvent: Equatable, Sendable {

  /// The kind of a touch event.
  public enum Kind: Hashable, Sendable {

    /// A gesture on a key, or on the selected secondary action.
    case gesture(Keyboard.Gesture)

    /// A move of the touch.
    case drag

    /// The name of the gesture, or `drag`.
    public var name: String {
      switch self {
      case .gesture(let gesture): gesture.id
      case .drag: "drag"
      }
    }
  }

  /// The kind of the event.
  public let kind: Kind

  /// The action of the key, or the selected secondary action; `none` for a suggestion.
  public let action: KeyboardAction

  /// The touched suggestion, or `nil` for a key.
  public let suggestion: Autocomplete.Suggestion?

  /// The time of the event, in seconds from the start.
  public let time: TimeInterval

  /// The move of the touch from its start, in points; zero for other events than drags.
  public let translation: CGSize

  /// The selected secondary action after the event, if any.
  public let selectedAction: KeyboardAction?

  /// The keyboard type after the event.
  public let keyboardType: Keyboard.KeyboardType

  /// The letter case after the event.
  public let keyboardCase: Keyboard.KeyboardCase
}
