public import Foundation
public import KeyboardCore
public import KeyboardInput

extension Autocomplete {

  /// A service that computes suggestions on the device, from the lexicon of a locale.
  ///
  /// English comes with the package; other lexicons are built by `kbrender lexicon build`.
  ///
  /// ```swift
  /// let service = Autocomplete.LocalService(locale: Locale(identifier: "en"))
  /// let suggestions = try service.immediateResult(for: "I recieve").suggestions
  /// suggestions.first(where: \.isAutocorrect)?.text  // → "receive"
  /// ```
  ///
  /// A subclass may override each step: the replacement of a text, whether a word is known, the
  /// suggestions for a word, the next words, emojis and letters. One that overrides only these, or
  /// ``immediateResult(for:)``, may set ``isImmediate``; a keyboard asks others asynchronously.
  nonisolated open class LocalService: ImmediateAutocompleteService {

    /// The context with the settings and the dictionary of replacements.
    public let context: AutocompleteContext

    /// The folder of lexicons and words.
    public let folder: LexiconFolder

    /// The locale of the suggestions; a change opens another lexicon.
    public var locale: Locale {
      didSet { if locale != oldValue { suggester = nil } }
    }

    package var positions: KeyPositions? {
      didSet { suggester = nil }
    }

    private let words: WordMemory
    private var suggester: WordSuggester?

    package init(locale: Locale, words file: URL) {
      (context, self.locale, folder) = (AutocompleteContext(), locale, .standard)
      words = WordMemory(file: file)
    }

    /// Creates a service, which opens its lexicon on first use and forgets words unless it keeps
    /// them.
    public init(
      context: AutocompleteContext = AutocompleteContext(),
      locale: Locale = Locale(identifier: "en"), folder: LexiconFolder = .standard,
      keepsWords: Bool = false
    ) {
      self.context = context
      self.locale = locale
      self.folder = folder
      if keepsWords {
        try? FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
      }
      words = WordMemory(file: keepsWords ? folder.words : nil)
    }

    /// Returns the replacement of exactly a typed text, from the context's dictionary.
    open func textReplacement(for text: String) -> String? {
      context.autocorrectDictionary.textReplacement(for: text, locale: locale)
    }

    /// Returns whether a word is learned or in the lexicon.
    ///
    /// - Throws: A ``LexiconError``.
    open func isKnown(_ word: String) throws -> Bool {
      try hasLearnedWord(word) || hasLearnedWord(word.lowercased())
        || loadedSuggester().isKnown(word)
    }

    /// Returns the suggestions for an unfinished word, best first.
    ///
    /// A word that is unknown or to be corrected comes first, quoted, and an autocorrection follows
    /// it, in the middle of a bar of three.
    ///
    /// - Throws: A ``LexiconError``.
    open func wordSuggestions(for typed: TypedText) throws -> [Suggestion] {
      try WordSuggestions(typed, service: self, suggester: loadedSuggester()).list
    }

    /// Returns the suggestions for the word after a text that ends with a space.
    ///
    /// - Throws: A ``LexiconError``.
    open func nextWordSuggestions(for typed: TypedText) throws -> [Suggestion] {
      let suggester = try loadedSuggester()
      let words = suggester.nextWords(
        after: typed.context, recent: suggester.recentText.words(in: typed.preceding),
        limit: Self.nextWordCount)
      return words.map { word in
        Suggestion(text: typed.startsSentence ? word.capitalizedInitial : word)
      }
    }

    /// Returns the emojis for a word or a search such as `:smi`, by their names in the language.
    open func emojiSuggestions(for text: String, typed: TypedText) -> [Suggestion] {
      if let search = Emoji.ColonSearch(text: text) {
        return search.suggestions(limit: Self.emojiCount, in: locale)
      }
      guard typed.word.count >= Self.shortestEmojiWord,
        (try? loadedSuggester().isOfGrammar(typed.word)) == false
      else { return [] }
      return EmojiSearch.emojis(named: typed.word, in: locale).suggested(limit: Self.emojiCount)
        .map { Suggestion(text: $0.char, type: .emoji) }
    }

    /// Returns the probability of each next letter of a word, from 0 to 1.
    ///
    /// - Throws: A ``LexiconError``.
    open func nextLetters(for typed: TypedText) throws -> [Character: Double] {
      try loadedSuggester().nextLetters(after: typed.word)
    }

    /// Returns the suggestions and predictions for the text before the cursor.
    ///
    /// - Throws: A ``LexiconError``.
    open func immediateResult(for text: String) throws -> ServiceResult {
      let typed = TypedText(text)
      let settings = context.settings
      var suggestions: [Suggestion] = []
      if Emoji.ColonSearch(text: text) != nil {
        // The query of a search is no word to correct.
      } else if !typed.word.isEmpty {
        suggestions = try wordSuggestions(for: typed)
      } else if settings.isNextWordPredictionEnabled {
        suggestions = try nextWordSuggestions(for: typed)
      }
      return ServiceResult(
        inputText: text,
        suggestions: suggestions.withAutocorrectEnabled(context.isAutocorrectEnabled),
        emojiSuggestions: settings.isEmojiAutocompleteEnabled
          ? emojiSuggestions(for: text, typed: typed) : nil,
        nextCharacterPredictions: settings.isNextCharacterPredictionEnabled
          ? try nextLetters(for: typed) : nil)
    }

    /// Whether a keyboard may use ``immediateResult(for:)``: unless this is a subclass.
    open var isImmediate: Bool { type(of: self) == LocalService.self }

    /// Returns the suggestions of ``autocompleteSuggestions(for:)`` with emojis and predictions.
    open func autocomplete(_ text: String) async throws -> ServiceResult {
      let suggestions = try await autocompleteSuggestions(for: text)
      let settings = context.settings
      return ServiceResult(
        inputText: text, suggestions: suggestions,
        emojiSuggestions: settings.isEmojiAutocompleteEnabled
          ? emojiSuggestions(for: text, typed: TypedText(text)) : nil,
        nextCharacterPredictions: settings.isNextCharacterPredictionEnabled
          ? try await nextCharacterPredictions(forText: text, suggestions: suggestions) : nil)
    }

    /// Returns the suggestions of ``immediateResult(for:)``.
    open func autocompleteSuggestions(for text: String) async throws -> [Suggestion] {
      try immediateResult(for: text).suggestions
    }

    /// Returns the probability of each next character, from 0 to 1.
    open func nextCharacterPredictions(
      forText text: String, suggestions: [Suggestion]
    ) async throws -> [Character: Double] {
      try nextLetters(for: TypedText(text))
    }

    /// Whether the service can ignore words: always.
    open var canIgnoreWords: Bool { true }

    /// Whether the service can learn words: always.
    open var canLearnWords: Bool { true }

    /// The ignored words of the language, sorted.
    open var ignoredWords: [String] { words.words(.ignored, language: language) }

    /// The learned words of the language, sorted.
    open var learnedWords: [String] { words.words(.learned, language: language) }

    /// Whether a word is ignored.
    open func hasIgnoredWord(_ word: String) -> Bool {
      words.contains(word, .ignored, language: language)
    }

    /// Whether a word is learned.
    open func hasLearnedWord(_ word: String) -> Bool {
      words.contains(word, .learned, language: language)
    }

    /// Stops correcting a word.
    open func ignoreWord(_ word: String) {
      words.set(word, .ignored, language: language, to: true)
    }

    /// Learns a word.
    open func learnWord(_ word: String) { words.set(word, .learned, language: language, to: true) }

    /// Stops ignoring a word.
    open func removeIgnoredWord(_ word: String) {
      words.set(word, .ignored, language: language, to: false)
    }

    /// Unlearns a word.
    open func unlearnWord(_ word: String) {
      words.set(word, .learned, language: language, to: false)
    }
  }
}

extension Autocomplete.LocalService {

  private static var nextWordCount: Int { 6 }
  private static var emojiCount: Int { 3 }
  private static var shortestEmojiWord: Int { 3 }

  var language: String { String(locale.identifier.prefix { $0 != "_" && $0 != "-" }) }

  package func loadedSuggester() throws(LexiconError) -> WordSuggester {
    if let suggester { return suggester }
    guard let dictionary = DictionaryLocale.locale(locale.identifier) else {
      throw .noDictionary(locale: locale.identifier)
    }
    let suggester = WordSuggester(
      lexicon: try folder.open(dictionary), language: language,
      positions: positions ?? KeyPositions(locale: locale))
    self.suggester = suggester
    return suggester
  }

  /// The locales whose dictionaries are known, by identifier.
  public static var supportedLocales: [Locale] {
    DictionaryLocale.all.filter { $0.isEmbedded || !$0.packages.isEmpty }
      .map { Locale(identifier: $0.identifier) }
  }
}

extension AutocompleteService where Self == Autocomplete.LocalService {

  /// Returns a service with the lexicon of a locale.
  ///
  /// - Throws: A ``LexiconError`` if there is no lexicon.
  public static func local(
    context: AutocompleteContext, locale: Locale = Locale(identifier: "en")
  ) throws -> Autocomplete.LocalService {
    let service = Autocomplete.LocalService(context: context, locale: locale)
    _ = try service.loadedSuggester()
    return service
  }
}

extension String {

  var capitalizedInitial: String { prefix(1).uppercased() + dropFirst() }
}
