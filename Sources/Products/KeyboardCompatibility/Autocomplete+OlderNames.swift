public import KeyboardCore
public import KeyboardInput

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

extension KeyboardFeedback.Haptic {

  /// Another name of ``selectionChanged``.
  public static var selection: Self { .selectionChanged }
}
