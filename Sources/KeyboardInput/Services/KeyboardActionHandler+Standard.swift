public import Foundation
public import KeyboardCore

extension KeyboardActionHandler where Self == KeyboardAction.StandardActionHandler {

  /// A handler that makes keys do what they do on the system's keyboards.
  public static func standard(for controller: any KeyboardController) -> Self {
    Self(controller: controller)
  }
}

extension KeyboardAction {

  /// A handler for previews, in which no key does anything.
  public final class PreviewActionHandler: KeyboardActionHandler {

    /// A handler that does nothing.
    public init() {}

    /// No gesture does anything.
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

  /// A handler for previews, in which no key does anything.
  public static var preview: Self { Self() }
}

extension KeyboardAction.StandardActionHandler {

  /// The older spelling of `init(controller:)`.
  public convenience init(inputViewController: any KeyboardController) {
    self.init(controller: inputViewController)
  }
}
