extension Autocomplete {

  /// A text that can replace the word at the cursor.
  public struct Suggestion: KeyboardModel {

    /// The text to insert.
    public var text: String

    /// What the suggestion means.
    public var type: SuggestionType

    /// The text to show.
    public var title: String

    /// A smaller text to show below the title.
    public var subtitle: String?

    /// Where the suggestion comes from.
    public var source: String?

    /// How many characters before the word to delete as well.
    public var additionalDeleteCount: Int

    /// Whatever else a service wants to say.
    public var additionalInfo: [String: String]

    /// A suggestion; a title that is left out is the text.
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

    /// A suggestion with the flags of KeyboardKit 8.
    ///
    /// One that is both an autocorrection and unknown keeps both looks.
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
  }

  /// What a suggestion means.
  public enum SuggestionType: String, CaseIterable, KeyboardModel {

    /// Applied when tapped.
    case regular

    /// Applied by itself when the word ends.
    case autocorrect

    /// An emoji, which takes less space.
    case emoji

    /// The word that was typed, which is not known.
    case unknown
  }
}

extension Autocomplete.Suggestion {

  /// Whether the suggestion is applied by itself when the word ends.
  public var isAutocorrect: Bool {
    get { type == .autocorrect }
    set { type = newValue ? .autocorrect : .regular }
  }

  /// Whether the suggestion is applied when tapped.
  public var isRegular: Bool { type == .regular }

  /// Whether the suggestion is a word that is not known.
  public var isUnknown: Bool {
    get { type == .unknown || (type == .autocorrect && isUnknownAutocorrect) }
    set { type = newValue ? .unknown : .regular }
  }

  /// The suggestion in upper case if a word of more than one letter is; the title stays.
  public func autocompleteCased(for word: String) -> Self {
    guard word.count > 1, word == word.uppercased() else { return self }
    var suggestion = self
    suggestion.text = text.uppercased()
    return suggestion
  }
}

extension Collection<Autocomplete.Suggestion> {

  /// Whether a suggestion has a text, whatever the case of its letters.
  public func contains(_ word: String) -> Bool {
    let word = word.lowercased()
    return contains { $0.text.lowercased() == word }
  }

  /// The suggestions, with autocorrections made regular unless enabled; unknown words stay unknown.
  public func withAutocorrectEnabled(_ isEnabled: Bool) -> [Element] {
    map { suggestion in
      guard !isEnabled && suggestion.isAutocorrect else { return suggestion }
      var plain = suggestion
      plain.type = suggestion.isUnknown ? .unknown : .regular
      return plain
    }
  }
}
