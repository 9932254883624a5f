public import Foundation
public import KeyboardCore

/// Something that does what keys are for.
public protocol KeyboardActionHandler: KeyboardFeedbackService {

  /// Whether a gesture on a key does anything.
  func canHandle(_ gesture: Keyboard.Gesture, on action: KeyboardAction) -> Bool

  /// Do what a key is for, and nothing besides.
  func handle(_ action: KeyboardAction)

  /// Do what a gesture on a key is for, and everything that follows from it.
  func handle(_ gesture: Keyboard.Gesture, on action: KeyboardAction)

  /// Insert a suggestion.
  func handle(_ suggestion: Autocomplete.Suggestion)

  /// Follow a drag on a key, in points.
  func handleDrag(on action: KeyboardAction, from start: CGPoint, to current: CGPoint)

  /// Click and vibrates as for a gesture on a key.
  func triggerFeedback(for gesture: Keyboard.Gesture, on action: KeyboardAction)
}

extension KeyboardActionHandler {

  /// Do what a key is for, and nothing besides.
  public func handle(action: KeyboardAction) { handle(action) }

  /// Insert a suggestion.
  public func handle(suggestion: Autocomplete.Suggestion) { handle(suggestion) }
}
