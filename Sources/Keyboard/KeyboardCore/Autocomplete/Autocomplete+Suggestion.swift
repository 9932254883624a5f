import SourceText

/// A namespace for autocomplete types.
public struct Autocomplete {
  private init() {}

  /// The effect of an applied suggestion on the space after it.
  public enum SpaceState: String, CaseIterable, KeyboardModel {

    /// No effect.
    case none

    /// A space was inserted after the suggestion.
    case autoInserted

    /// An automatically inserted space was removed before a delimiter.
    case autoRemoved
  }

  /// A replacement for the word at the cursor.
  ///
  /// ```swift
  /// let suggestions = [
  ///   Autocomplete.Suggestion(text: "keyboard", type: .autocorrect),
  ///   Autocomplete.Suggestion(text: "keyboards", subtitle: "plural"),
  /// ]
  /// suggestions.map(\.title)  // → ["keyboard", "keyboards"]
  /// let view = KeyboardView(keyboardContext: context, suggestions: suggestions)
  /// ```
  ///
  /// Source: KeyboardKit 9.5.3 Autocomplete.Suggestion.
  public struct Suggestion: KeyboardModel {

    /// The text to insert.
    public var text: String

    /// The type of the suggestion.
    public var type: SuggestionType

    /// The text to show.
    public var title: String

    /// The subtitle to show below the title.
    public var subtitle: String?

    /// The source of the suggestion.
    public var source: String?

    /// The number of characters to delete in front of the word.
    public var additionalDeleteCount: Int

    /// Additional information of a service.
    public var additionalInfo: [String: String]

    /// A suggestion; the default title is the text.
    public init(
      text: String, type: SuggestionType = .regular, title: String? = nil,
      subtitle: String? = nil, source: String? = nil, additionalDeleteCount: Int = 0,
      additionalInfo: [String: String] = [:]
    ) {
      self.text = text
      self.type = type
      self.title = title ?? text
      self.subtitle = subtitle
      self.source = source
      self.additionalDeleteCount = additionalDeleteCount
      self.additionalInfo = additionalInfo
      self.isUnknownAutocorrect = false
    }

    /// A suggestion with the flags of KeyboardKit 8; with both flags it has both styles.
    public init(
      text: String, title: String? = nil, isAutocorrect: Bool, isUnknown: Bool = false,
      subtitle: String? = nil, additionalInfo: [String: String] = [:]
    ) {
      self.init(
        text: text, type: isAutocorrect ? .autocorrect : isUnknown ? .unknown : .regular,
        title: title, subtitle: subtitle, additionalInfo: additionalInfo)
      self.isUnknownAutocorrect = isAutocorrect && isUnknown
    }

    private var isUnknownAutocorrect: Bool

    /// Whether the suggestion is applied automatically when the word ends.
    public var isAutocorrect: Bool {
      get { type == .autocorrect }
      set { type = newValue ? .autocorrect : .regular }
    }

    /// Whether the suggestion is applied when tapped.
    public var isRegular: Bool { type == .regular }

    /// Whether the suggestion is an unknown word.
    public var isUnknown: Bool {
      get { type == .unknown || (type == .autocorrect && isUnknownAutocorrect) }
      set { type = newValue ? .unknown : .regular }
    }

    /// Returns the suggestion, uppercased if a word of several letters is; the title stays.
    public func autocompleteCased(for word: String) -> Self {
      guard word.count > 1, word == word.uppercased() else { return self }
      return changing(self) { $0.text = text.uppercased() }
    }
  }

  /// The type of a suggestion.
  public enum SuggestionType: String, CaseIterable, KeyboardModel {

    /// Applied when tapped.
    case regular

    /// Applied automatically when the word ends.
    case autocorrect

    /// An emoji, which takes less space.
    case emoji

    /// The typed word, which is not in the dictionary.
    case unknown
  }

  /// The replacement of a typed word by an autocorrection, which a backspace after it reverts.
  public struct Correction: KeyboardModel {

    /// The typed word.
    public let typed: String

    /// The correction in place of the typed word.
    public let corrected: String

    /// Whether the typed word was restored; then it isn't corrected again.
    public var isReverted: Bool

    /// A replacement of a typed word.
    public init(typed: String, corrected: String, isReverted: Bool = false) {
      self.typed = typed
      self.corrected = corrected
      self.isReverted = isReverted
    }
  }
}

extension Collection<Autocomplete.Suggestion> {

  /// Whether a suggestion has a given text, ignoring case.
  public func contains(_ word: String) -> Bool {
    let word = word.lowercased()
    return contains { $0.text.lowercased() == word }
  }

  /// Returns the suggestions, with autocorrections made regular unless enabled.
  public func withAutocorrectEnabled(_ isEnabled: Bool) -> [Element] {
    map { suggestion in
      guard !isEnabled && suggestion.isAutocorrect else { return suggestion }
      return changing(suggestion) { $0.type = suggestion.isUnknown ? .unknown : .regular }
    }
  }
}
