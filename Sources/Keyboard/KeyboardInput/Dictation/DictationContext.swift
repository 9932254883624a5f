import KeyboardCore
public import Observation

/// The observable state of dictation.
@Observable
public final class DictationContext {

  /// Create a context without dictated text.
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

  /// The error with which dictation ended.
  public var lastError: (any Error)?

  /// The last inserted text.
  public var lastInsertedText = ""

  /// The error of the return from the app to the keyboard.
  public var returnToKeyboardFromAppError: (any Error)?

  /// The length of the silence after speech, in seconds.
  public var silenceLimit = 5.0

  /// The bundle identifier of the host application.
  public var hostApplicationBundleId: String?

  /// Reset the dictated text and all errors.
  public func reset() {
    dictatedText = ""
    isDictating = false
    isDictationStartedByKeyboard = false
    lastError = nil
    returnToKeyboardFromAppError = nil
  }

  /// Set whether dictation is active.
  public func setIsDictating(_ isDictating: Bool) { self.isDictating = isDictating }

  /// A context for previews.
  public static var preview: DictationContext { DictationContext() }
}
