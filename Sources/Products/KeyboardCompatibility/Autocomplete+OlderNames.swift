public import KeyboardCore
public import KeyboardInput
public import KeyboardLexicon

extension Autocomplete.Suggestion {

  /// A suggestion with the flags of KeyboardKit 8, for an unknown word.
  public init(
    text: String, title: String? = nil, isUnknown: Bool, subtitle: String? = nil,
    additionalInfo: [String: String] = [:]
  ) {
    self.init(
      text: text, title: title, isAutocorrect: false, isUnknown: isUnknown, subtitle: subtitle,
      additionalInfo: additionalInfo)
  }

  /// The older name of ``autocompleteCased(for:)``.
  public func withAutocompleteCasing(for word: String) -> Self { autocompleteCased(for: word) }
}

extension AutocompleteContext {

  /// The older spelling of ``isAutolearnEnabled``.
  public var isAutoLearnEnabled: Bool {
    get { isAutolearnEnabled }
    set { isAutolearnEnabled = newValue }
  }
}

extension Autocomplete {

  /// The older name of ``DisabledAutocompleteService``.
  public typealias DisabledService = DisabledAutocompleteService

  /// The oldest name of ``DisabledAutocompleteService``.
  public typealias DisabledProvider = DisabledAutocompleteService

  /// The newer name of ``LocalService``.
  public typealias LocalAutocompleteService = LocalService

  /// The older name of ``LocalService``.
  public typealias LocalProvider = LocalService
}

/// The older name of ``AutocompleteService``.
public typealias AutocompleteProvider = AutocompleteService

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
