import Foundation
import KeyboardCore
import KeyboardInput

/// An action handler that runs a closure on release and ignores other gestures.
final class ReleaseHandler: KeyboardActionHandler {

  private let release: () -> Void

  init(release: @escaping () -> Void) {
    self.release = release
  }

  func canHandle(_ gesture: Keyboard.Gesture, on action: KeyboardAction) -> Bool {
    gesture == .release
  }

  func handle(_ action: KeyboardAction) { release() }

  func handle(_ gesture: Keyboard.Gesture, on action: KeyboardAction) {
    if canHandle(gesture, on: action) { release() }
  }

  func handle(_ suggestion: Autocomplete.Suggestion) {}

  func handleDrag(on action: KeyboardAction, from start: CGPoint, to current: CGPoint) {}

  func triggerFeedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) {}

  func triggerAudioFeedback(_ feedback: KeyboardFeedback.Audio) {}

  func triggerHapticFeedback(_ feedback: KeyboardFeedback.Haptic) {}
}
