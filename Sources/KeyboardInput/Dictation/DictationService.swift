public import Foundation

/// Something that turns speech into text.
public protocol DictationService: AnyObject {

  /// Whether the user allows dictation.
  var authorizationStatus: Dictation.AuthorizationStatus { get }

  /// The locales in which the service understands speech.
  var supportedLocales: [Locale] { get }

  /// Start dictation; the result comes into the context.
  func startDictationFromKeyboard() throws

  /// Insert what was dictated.
  func handleDictationResultInKeyboard() throws

  /// Take the last dictation back.
  func undoLastDictation()

  /// Ask the user to allow dictation and return the answer.
  func requestDictationAuthorization() async throws -> Dictation.AuthorizationStatus

  /// Start dictation in the app that the keyboard belongs to.
  func startDictationInApp() async throws

  /// End dictation in the app and forget what was said.
  func abortDictationInApp() async throws

  /// End dictation in the app and keep what was said for the keyboard.
  func finishDictationInApp() async throws

  /// Go from the app back to where the keyboard types.
  func returnToKeyboardFromApp() throws
}

// A service that only works in the keyboard needs nothing else.
extension DictationService {

  /// The present status, without asking.
  public func requestDictationAuthorization() async throws -> Dictation.AuthorizationStatus {
    authorizationStatus
  }

  /// Do nothing.
  public func startDictationInApp() async throws {}

  /// Do nothing.
  public func abortDictationInApp() async throws {}

  /// Do nothing.
  public func finishDictationInApp() async throws {}

  /// Do nothing.
  public func returnToKeyboardFromApp() throws {}
}

extension Dictation {

  /// A service that understands nothing.
  public final class DisabledDictationService: DictationService {

    /// A service that understands nothing.
    public init() {}

    /// There is no service.
    public var authorizationStatus: AuthorizationStatus { .disabledService }

    /// No locales.
    public var supportedLocales: [Locale] { [] }

    /// Do nothing.
    public func startDictationFromKeyboard() throws {}

    /// Do nothing.
    public func handleDictationResultInKeyboard() throws {}

    /// Do nothing.
    public func undoLastDictation() {}
  }
}

extension DictationService where Self == Dictation.DisabledDictationService {

  /// A service that understands nothing.
  public static var disabled: Self { Self() }

  /// A service for previews, which understands nothing.
  public static var preview: Self { Self() }
}
