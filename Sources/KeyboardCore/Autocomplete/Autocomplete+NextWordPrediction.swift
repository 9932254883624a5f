private import Foundation

extension Autocomplete {

  /// A service on the network that can be asked for the next word.
  public enum NextWordPredictionRequestType: String, CaseIterable, Identifiable, KeyboardModel {
    case claude, openAI

    /// The name of the case.
    public var id: String { rawValue }

    /// The name of the service for people.
    public var displayName: String { self == .claude ? "Claude" : "OpenAI" }

    /// Where the service is asked.
    public var url: String {
      self == .claude
        ? "https://api.anthropic.com/v1/messages" : "https://api.openai.com/v1/chat/completions"
    }
  }

  /// What to ask a service on the network for the next word.
  ///
  /// Nothing in this package sends it: an app does that, if its users have said so.
  public struct NextWordPredictionRequest: Hashable, Sendable {

    /// Which service is asked.
    public let type: NextWordPredictionRequestType

    /// Where the service is asked.
    public let apiUrl: String

    /// What is sent along besides the text, such as the key.
    public let headers: [String: String]

    /// The model that answers.
    public let model: String

    /// The longest answer, in tokens.
    public let maxTokens: Int

    /// What the model is told to do.
    public let systemPrompt: String

    /// What the model is told to do where nothing else is said.
    public static let standardSystemPrompt =
      "Answer with the three most likely next words of the text, separated by commas."

    /// A request to Claude.
    public static func claude(
      apiKey: String, apiUrl: String = NextWordPredictionRequestType.claude.url,
      anthropicVersion: String, model: String, maxTokens: Int = 30,
      systemPrompt: String = standardSystemPrompt
    ) -> Self {
      Self(
        type: .claude, apiUrl: apiUrl,
        headers: ["x-api-key": apiKey, "anthropic-version": anthropicVersion], model: model,
        maxTokens: maxTokens, systemPrompt: systemPrompt)
    }

    /// A request to OpenAI.
    public static func openAI(
      apiKey: String, apiUrl: String = NextWordPredictionRequestType.openAI.url,
      apiKeyHeader: String = "Authorization", apiKeyValuePrefix: String = "Bearer ", model: String,
      maxTokens: Int = 30, systemPrompt: String = standardSystemPrompt
    ) -> Self {
      Self(
        type: .openAI, apiUrl: apiUrl, headers: [apiKeyHeader: apiKeyValuePrefix + apiKey],
        model: model, maxTokens: maxTokens, systemPrompt: systemPrompt)
    }

    /// The words of an answer, which are separated by commas.
    public static func words(inAnswer answer: String) -> [String] {
      answer.split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        .filter { !$0.isEmpty }
    }
  }
}
