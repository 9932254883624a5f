#if Remote
import Foundation
public import KeyboardCore
import KeyboardInput
import SourceText

extension Autocomplete {

  /// A request to any service that answers with JSON.
  ///
  /// Strings of the address, the query, the headers and the body may have placeholders: `{text}` is the
  /// end of the text before the cursor, `{word}` the unfinished word, `{locale}` the identifier of the
  /// locale, and `{prompt}` the system prompt.
  ///
  /// ```swift
  /// let request = try Autocomplete.RemotePredictionRequest(
  ///   url: "https://words.example.com/complete", query: ["q": "{word}", "lang": "{locale}"],
  ///   suggestions: "[].word")
  /// request.isRepeatable  // → true
  /// ```
  public struct RemotePredictionRequest: Hashable, Sendable {

    /// The address.
    public let url: String

    /// The method, such as GET.
    public let method: String

    /// The headers by name.
    public let headers: [String: String]

    /// Query parameters.
    public let query: [String: String]

    /// The system prompt.
    public let systemPrompt: String

    /// Whether the request may be sent again after a failure.
    public let isRepeatable: Bool

    let body: JSONText?
    let place: RemoteAnswerPath

    /// Creates a request for suggestions, which stand at a place of the answer.
    ///
    /// The body is JSON. The place has keys and indices: in `choices[0].text` one text with words
    /// between commas, in `[].word` a word for each element. An object there has a `text`, and may have
    /// a `title`, a `subtitle`, a `source`, `isAutocorrect` and `isUnknown`. By default, the method is
    /// POST if there is a body, and GET, HEAD, PUT, DELETE and OPTIONS may be repeated.
    ///
    /// - Throws: `Diagnostics` for a body that isn't JSON, or a place that can't be read.
    public init(
      url: String, method: String? = nil, headers: [String: String] = [:],
      query: [String: String] = [:], body: String? = nil,
      systemPrompt: String = NextWordPredictionRequest.standardSystemPrompt,
      suggestions: String = "", isRepeatable: Bool? = nil
    ) throws {
      let file = body.map { SourceFile(name: "body", text: $0) }
      let document = try file.map {
        try JSONDocument(parsing: $0, options: JSONOptions(budget: .remoteConfiguration))
      }
      self.init(
        url: url, method: method, headers: headers, query: query,
        template: document.map { JSONText($0.root) }, systemPrompt: systemPrompt,
        place: try RemoteAnswerPath(parsing: suggestions), isRepeatable: isRepeatable)
    }

    init(
      url: String, method: String?, headers: [String: String], query: [String: String],
      template: JSONText?, systemPrompt: String, place: RemoteAnswerPath, isRepeatable: Bool?
    ) {
      self.url = url
      self.method = (method ?? (template == nil ? "GET" : "POST")).uppercased()
      self.headers = headers
      self.query = query
      self.body = template
      self.systemPrompt = systemPrompt
      self.place = place
      self.isRepeatable = isRepeatable ?? RemoteRequest.repeatableMethods.contains(self.method)
    }

    /// Creates a request to one of the known services, which may be repeated.
    public init(_ request: NextWordPredictionRequest) {
      let user: JSONText = ["role": .string("user"), "content": .string("{text}")]
      let system: JSONText = ["role": .string("system"), "content": .string("{prompt}")]
      let isClaude = request.type == .claude
      let body = JSONText.object(
        [("model", .string(request.model)), ("max_tokens", .integer(request.maxTokens))]
          + (isClaude ? [("system", .string("{prompt}"))] : [])
          + [("messages", .array(isClaude ? [user] : [system, user]))])
      self.init(
        url: request.apiUrl, method: "POST", headers: request.headers, query: [:], template: body,
        systemPrompt: request.systemPrompt,
        place: isClaude
          ? [.key("content"), .index(0), .key("text")]
          : [.key("choices"), .index(0), .key("message"), .key("content")],
        isRepeatable: true)
    }
  }
}

extension Autocomplete.RemotePredictionRequest {

  /// In characters; a service needs no more than some sentences.
  private static let longestText = 2000

  /// - Throws: `Autocomplete.RemoteError.invalidURL`.
  func request(for text: String, locale: Locale) throws(Autocomplete.RemoteError) -> RemoteRequest {
    let text = String(text.suffix(Self.longestText))
    let values = [
      "text": text, "word": text.wordFragmentAtEnd, "locale": locale.identifier,
      "prompt": systemPrompt,
    ]
    let address = url.filled(with: values.mapValues(\.percentEncoded))
    guard var parts = URLComponents(string: address) else { throw .invalidURL }
    if !query.isEmpty {
      let items = query.sorted { $0.key < $1.key }.map {
        "\($0.key.percentEncoded)=\($0.value.filled(with: values).percentEncoded)"
      }
      parts.percentEncodedQuery = ([parts.percentEncodedQuery].compactMap { $0 } + items)
        .joined(separator: "&")
    }
    guard let url = parts.url else { throw .invalidURL }
    var headers = self.headers.mapValues { $0.filled(with: values).onOneLine }
    if body != nil { headers["Content-Type"] = headers["Content-Type"] ?? "application/json" }
    return RemoteRequest(
      url: url, method: method, headers: headers,
      body: body.map { Array($0.filled(with: values).text.utf8) }, isRepeatable: isRepeatable)
  }
}

extension String {

  /// Returns the text with the values of its placeholders, which aren't filled in turn.
  fileprivate func filled(with values: [String: String]) -> String {
    guard contains("{") else { return self }
    return replacing(/\{(text|word|locale|prompt)\}/) { values[String($0.1)] ?? "" }
  }

  /// Unreserved characters (source: RFC 3986, 2.3).
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

  fileprivate var percentEncoded: String {
    addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? ""
  }

  /// A line break would begin another header.
  fileprivate var onOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
  }
}

extension JSONText {

  fileprivate func filled(with values: [String: String]) -> JSONText {
    switch self {
    case .string(let text): .string(text.filled(with: values))
    case .array(let elements): .array(elements.map { $0.filled(with: values) })
    case .object(let members):
      .object(members.map { ($0.key, $0.value.filled(with: values)) })
    case .null, .boolean, .integer, .number: self
    }
  }
}
#endif
