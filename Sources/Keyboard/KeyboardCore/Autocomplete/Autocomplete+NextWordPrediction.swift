public import Foundation

extension Autocomplete {

  /// A network service that predicts the next word.
  public enum NextWordPredictionRequestType: String, KeyboardChoice {
    case claude, openAI

    /// The display name of the service.
    public var displayName: String { self == .claude ? "Claude" : "OpenAI" }

    /// The URL of the service.
    public var url: String {
      self == .claude
        ? "https://api.anthropic.com/v1/messages" : "https://api.openai.com/v1/chat/completions"
    }
  }

  /// A request for a next-word prediction by a network service, which the app sends itself.
  public struct NextWordPredictionRequest: Hashable, Sendable {

    /// The type of the service.
    public let type: NextWordPredictionRequestType

    /// The URL of the service.
    public let apiUrl: String

    /// The HTTP headers, such as the API key.
    public let headers: [String: String]

    /// The model.
    public let model: String

    /// The maximum length of the response, in tokens.
    public let maxTokens: Int

    /// The system prompt.
    public let systemPrompt: String

    /// The default system prompt.
    public static let standardSystemPrompt =
      "Answer with the three most likely next words of the text, separated by commas."

    /// Returns a request to Claude (source of version and model: Anthropic's Messages API).
    public static func claude(
      apiKey: String, apiUrl: String = NextWordPredictionRequestType.claude.url,
      anthropicVersion: String = "2023-06-01", model: String = "claude-haiku-4-5",
      maxTokens: Int = 30,
      systemPrompt: String = standardSystemPrompt
    ) -> Self {
      Self(
        type: .claude, apiUrl: apiUrl,
        headers: ["x-api-key": apiKey, "anthropic-version": anthropicVersion], model: model,
        maxTokens: maxTokens, systemPrompt: systemPrompt)
    }

    /// Returns a request to OpenAI, by default to a small model (source: OpenAI's list of models).
    public static func openAI(
      apiKey: String, apiUrl: String = NextWordPredictionRequestType.openAI.url,
      apiKeyHeader: String = "Authorization", apiKeyValuePrefix: String = "Bearer ",
      model: String = "gpt-4o-mini", maxTokens: Int = 30,
      systemPrompt: String = standardSystemPrompt
    ) -> Self {
      Self(
        type: .openAI, apiUrl: apiUrl, headers: [apiKeyHeader: apiKeyValuePrefix + apiKey],
        model: model, maxTokens: maxTokens, systemPrompt: systemPrompt)
    }

    /// Returns the words of a response, which are separated by commas.
    public static func words(inAnswer answer: String) -> [String] {
      answer.split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        .filter { !$0.isEmpty }
    }
  }

  /// The replacements of texts by locale.
  public struct TextReplacementDictionary: Equatable, Sendable {

    private var replacements: [String: [String: String]] = [:]

    /// A dictionary without replacements.
    public init() {}

    /// The additional corrections of English (source: KeyboardKit 8.8).
    public static var additionalAutocorrections: Self {
      var dictionary = Self()
      dictionary.replacements["en"] = ["i": "I", "ill": "I'll", "Ill": "I'll"]
      return dictionary
    }

    /// Adds the replacement of a text in a locale.
    public mutating func addTextReplacement(
      for text: String, with replacement: String, locale: Locale
    ) {
      addTextReplacements([text: replacement], for: locale)
    }

    /// Adds text replacements for a locale.
    public mutating func addTextReplacements(_ new: [String: String], for locale: Locale) {
      let all = (textReplacements(for: locale) ?? [:]).merging(new) { $1 }
      setTextReplacements(all, for: locale)
    }

    /// Sets all replacements of a locale.
    public mutating func setTextReplacements(_ all: [String: String], for locale: Locale) {
      replacements[locale.identifier] = all
    }

    /// Returns the replacement of exactly this text in a locale, or `nil` if there is none.
    public func textReplacement(for text: String, locale: Locale) -> String? {
      textReplacements(for: locale)?[text]
    }

    /// Returns all replacements of a locale, or else of its language, or `nil` if there are none.
    public func textReplacements(for locale: Locale) -> [String: String]? {
      replacements[locale.identifier] ?? replacements[locale.identifier.languageSubtag]
    }
  }
}
