public import Foundation
public import KeyboardCore

extension KeyboardActionHandler where Self == KeyboardAction.StandardActionHandler {

  /// A handler of gestures like on the system keyboards.
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
