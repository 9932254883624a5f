public import KeyboardCore

/// A namespace for the types of dictation.
public struct Dictation {
  private init() {}

  /// The authorization status of dictation (source of the raw values: KeyboardKit 9.5.3).
  public enum AuthorizationStatus: Int, CaseIterable, KeyboardModel {
    case disabledService = -1
    case notDetermined, denied, restricted, authorized
  }

  /// An error of a dictation service.
  public enum ServiceError: Error, KeyboardModel {
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
  }
}
