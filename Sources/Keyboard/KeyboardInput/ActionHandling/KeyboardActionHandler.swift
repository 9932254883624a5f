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

extension KeyboardActionHandler where Self == KeyboardAction.StandardActionHandler {

  /// Return a handler of gestures like on the system keyboards.
  public static func standard(for controller: any KeyboardController) -> Self {
    Self(controller: controller)
  }
}

extension KeyboardAction {

  /// A handler that does nothing, for previews.
  public final class PreviewActionHandler: KeyboardActionHandler {

    /// Create a handler that does nothing.
    public init() {}

    /// Always `false`.
    public func canHandle(_ gesture: Keyboard.Gesture, on action: KeyboardAction) -> Bool { false }

    /// Do nothing.
    public func handle(_ action: KeyboardAction) {}

    /// Do nothing.
    public func handle(_ gesture: Keyboard.Gesture, on action: KeyboardAction) {}

    /// Do nothing.
    public func handle(_ suggestion: Autocomplete.Suggestion) {}

    /// Do nothing.
    public func handleDrag(on action: KeyboardAction, from start: CGPoint, to current: CGPoint) {}

    /// Do nothing.
    public func triggerFeedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) {}

    /// Do nothing.
    public func triggerAudioFeedback(_ audio: KeyboardFeedback.Audio) {}

    /// Do nothing.
    public func triggerHapticFeedback(_ haptic: KeyboardFeedback.Haptic) {}
  }
}

extension KeyboardActionHandler where Self == KeyboardAction.PreviewActionHandler {

  /// A handler that does nothing, for previews.
  public static var preview: Self { Self() }
}
