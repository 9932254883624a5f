public import KeyboardCore

/// A namespace for the types of dictation.
public struct Dictation {
  private init() {}

  /// Whether the user allows dictation (source of the numbers: KeyboardKit 9.5.3).
  public enum AuthorizationStatus: Int, CaseIterable, KeyboardModel {
    case disabledService = -1
    case notDetermined, denied, restricted, authorized
  }

  /// Why dictation failed.
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
