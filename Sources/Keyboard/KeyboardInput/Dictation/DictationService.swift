public import Foundation
public import KeyboardCore
public import Observation
import SourceText

/// A namespace for the types of dictation.
public struct Dictation {
  private init() {}

  /// The authorization status of dictation (source of the raw values: KeyboardKit 9.5.3).
  public enum AuthorizationStatus: Int, CaseIterable, KeyboardModel {
    case disabledService = -1
    case notDetermined, denied, restricted, authorized
  }

  /// An error of a dictation service.
  public enum ServiceError: LocalizedError, KeyboardModel {
    case disabledService
    case invalidDeepLink(String)
    case invalidDictationAuthorizationStatus(AuthorizationStatus)
    case invalidKeyboardBackNavigationHostUrl(String)
    case missingAppInfo
    case missingDictationDeepLink
    case missingKeyboardBackNavigationHost
    case missingKeyboardConfiguration
    case missingMainAppConfiguration
    case missingSpeechRecognizer
    case missingSpeechRecognitionRequest
    case unknownKeyboardBackNavigationHost(String)

    /// The error in words.
    public var errorDescription: String? {
      switch self {
      case .disabledService: "Dictation is disabled."
      case .invalidDeepLink(let link): "\(link.quoted) isn't a link to dictation."
      case .invalidDictationAuthorizationStatus(let status):
        "The authorization for dictation is \(status)."
      case .invalidKeyboardBackNavigationHostUrl(let url):
        "\(url.quoted) is no URL of an app to return to."
      case .missingAppInfo: "The keyboard has no app for dictation."
      case .missingDictationDeepLink: "The app has no link to dictation."
      case .missingKeyboardBackNavigationHost: "There is no app to return to."
      case .missingKeyboardConfiguration: "The keyboard has no configuration for dictation."
      case .missingMainAppConfiguration: "The app has no configuration for dictation."
      case .missingSpeechRecognizer: "There is no speech recognizer."
      case .missingSpeechRecognitionRequest: "There is no request for speech recognition."
      case .unknownKeyboardBackNavigationHost(let host): "The app \(host.quoted) is unknown."
      }
    }
  }

  /// A service that doesn't support dictation.
  public final class DisabledDictationService: DictationService {

    /// Creates a disabled service.
    public init() {}

    /// Always ``Dictation/AuthorizationStatus/disabledService``.
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

/// A service that recognizes speech.
public protocol DictationService: AnyObject, SendableMetatype {

  var authorizationStatus: Dictation.AuthorizationStatus { get }

  /// The locales whose speech the service recognizes.
  var supportedLocales: [Locale] { get }

  /// Starts dictation in the keyboard; the result is stored in the context.
  ///
  /// - Throws: ``Dictation/ServiceError``, or an error of the service.
  func startDictationFromKeyboard() throws

  /// Inserts the dictated text.
  ///
  /// - Throws: An error of the service.
  func handleDictationResultInKeyboard() throws

  func undoLastDictation()

  /// Requests the user's authorization.
  ///
  /// - Throws: An error of the service.
  func requestDictationAuthorization() async throws -> Dictation.AuthorizationStatus

  /// Starts dictation in the keyboard's app.
  ///
  /// - Throws: ``Dictation/ServiceError``, or an error of the service.
  func startDictationInApp() async throws

  /// Stops dictation in the app and discard the result.
  ///
  /// - Throws: An error of the service.
  func abortDictationInApp() async throws

  /// Stops dictation in the app and keeps the result for the keyboard.
  ///
  /// - Throws: An error of the service.
  func finishDictationInApp() async throws

  /// Returns from the app to the host application.
  ///
  /// - Throws: An error of the service.
  func returnToKeyboardFromApp() throws
}

// A service that works in the keyboard only needs nothing else.
extension DictationService {

  /// Returns the current status, without a request.
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

extension DictationService where Self == Dictation.DisabledDictationService {

  /// A service that doesn't support dictation.
  public static var disabled: Self { Self() }

  /// A disabled service, for previews.
  public static var preview: Self { Self() }
}

/// The observable state of dictation.
@Observable
public final class DictationContext {

  /// Creates a context without dictated text.
  public init() {}

  /// The dictated text.
  public var dictatedText = "" {
    didSet { settings.dictatedText = dictatedText }
  }

  @ObservationIgnored
  var settingsStorage: (any KeyboardSettingsStorage)?

  /// The speech recognition service, in an app that performs dictation.
  @ObservationIgnored
  public var service: (any DictationService)?

  /// The user's settings.
  public var settings: DictationSettings { DictationSettings(storage: settingsStorage) }

  /// Whether dictation is active.
  public var isDictating = false

  /// Whether the keyboard, rather than the app, started dictation.
  public var isDictationStartedByKeyboard = false

  /// Error at the end of dictation.
  public var lastError: (any Error)?

  /// The last inserted text.
  public var lastInsertedText = ""

  /// The error of the return from the app to the keyboard.
  public var returnToKeyboardFromAppError: (any Error)?

  /// The length of the silence after speech, in seconds.
  public var silenceLimit = 5.0

  /// The bundle identifier of the host application.
  public var hostApplicationBundleId: String?

  /// Resets the dictated text and all errors.
  public func reset() {
    dictatedText = ""
    isDictating = false
    isDictationStartedByKeyboard = false
    lastError = nil
    returnToKeyboardFromAppError = nil
  }

  /// Sets whether dictation is active.
  public func setIsDictating(_ isDictating: Bool) { self.isDictating = isDictating }

  /// A context for previews.
  public static var preview: DictationContext { DictationContext() }
}
