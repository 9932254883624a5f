public import KeyboardInput

extension KeyboardFeedback.Haptic {

  /// Another name of ``selectionChanged``.
  public static var selection: Self { .selectionChanged }
}

/// The name of ``KeyboardFeedback`` in other versions.
public typealias Feedback = KeyboardFeedback

/// The name of ``KeyboardFeedbackContext`` in other versions.
public typealias FeedbackContext = KeyboardFeedbackContext

/// The name of ``KeyboardFeedbackService`` in other versions.
public typealias FeedbackService = KeyboardFeedbackService
