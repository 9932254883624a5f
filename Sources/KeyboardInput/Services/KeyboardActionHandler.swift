public import Foundation
public import KeyboardCore

/// A service that handles gestures on keys.
public protocol KeyboardActionHandler: KeyboardFeedbackService {

  /// Whether a gesture on a key has an effect.
  func canHandle(_ gesture: Keyboard.Gesture, on action: KeyboardAction) -> Bool

  /// Perform the standard action of a key, without side effects.
  func handle(_ action: KeyboardAction)

  /// Handle a gesture on a key, with all side effects.
  func handle(_ gesture: Keyboard.Gesture, on action: KeyboardAction)

  /// Insert a suggestion.
  func handle(_ suggestion: Autocomplete.Suggestion)

  /// Handle a drag on a key, in points.
  func handleDrag(on action: KeyboardAction, from start: CGPoint, to current: CGPoint)

  /// Play the feedback of a gesture on a key.
  func triggerFeedback(for gesture: Keyboard.Gesture, on action: KeyboardAction)
}

extension KeyboardActionHandler {

  /// Perform the standard action of a key, without side effects.
  public func handle(action: KeyboardAction) { handle(action) }

  /// Insert a suggestion.
  public func handle(suggestion: Autocomplete.Suggestion) { handle(suggestion) }
}
