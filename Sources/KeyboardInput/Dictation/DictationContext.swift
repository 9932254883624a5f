import KeyboardCore
public import Observation

/// What a keyboard knows about dictation.
@Observable
public final class DictationContext {

  /// A context in which nothing was dictated.
  public init() {}

  /// The text that was dictated.
  public var dictatedText = "" {
    didSet { settings.dictatedText = dictatedText }
  }

  /// Where the settings are kept, or `nil` for the store that all keyboards share.
  @ObservationIgnored
  var settingsStorage: (any KeyboardSettingsStorage)?

  /// What turns speech into text, if the context was given to an app that shows it.
  @ObservationIgnored
  public var service: (any DictationService)?

  /// The settings of the user.
  public var settings: DictationSettings { DictationSettings(storage: settingsStorage) }

  /// Whether the user is speaking.
  public var isDictating = false

  /// Whether the keyboard has started dictation, instead of the app.
  public var isDictationStartedByKeyboard = false

  /// The error with which dictation ended.
  public var lastError: (any Error)?

  /// The text that was last inserted.
  public var lastInsertedText = ""

  /// The error with which the way back to the keyboard failed.
  public var returnToKeyboardFromAppError: (any Error)?

  /// The silence after which dictation ends, in seconds.
  public var silenceLimit = 5.0

  /// The identifier of the app that the keyboard types into.
  public var hostApplicationBundleId: String?

  /// Forget what was dictated and all errors.
  public func reset() {
    dictatedText = ""
    isDictating = false
    isDictationStartedByKeyboard = false
    lastError = nil
    returnToKeyboardFromAppError = nil
  }

  /// Say whether the user is speaking.
  public func setIsDictating(_ isDictating: Bool) { self.isDictating = isDictating }

  /// A context for previews.
  public static var preview: DictationContext { DictationContext() }
}
