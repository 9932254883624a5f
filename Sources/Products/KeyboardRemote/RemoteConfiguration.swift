#if Remote
public import KeyboardCore
package import SourceText

/// A remote service as a file says it.
package struct RemoteConfiguration: Sendable {

  package let request: Autocomplete.RemotePredictionRequest
  package let limits: Autocomplete.RemoteLimits

  /// Whether the lexicon is asked first, and the service only where it knows nothing.
  package let asksLocalFirst: Bool

  private static let keys = [
    "url", "method", "headers", "query", "body", "prompt", "suggestions", "repeatable", "timeout",
    "retries", "cache", "localFirst", "environment",
  ]

  /// Reads a file, in whose headers `${NAME}` is a variable that the user allows in `environment`.
  package init(
    _ file: SourceFile, allowing allowed: Set<String>, environment: (String) -> String?
  ) throws(Diagnostics) {
    let document = try JSONDocument(
      parsing: file, options: JSONOptions(allowsComments: true, budget: .remoteConfiguration))
    var reader = JSONReader(document)
    let name = "The remote service"
    let object = reader.object(document.root, named: name, keys: Self.keys) ?? JSONObject()
    if object["url"] == nil, !reader.hasErrors {
      reader.report("\(name) must have a url", code: .missingKey, at: document.root.span)
    }
    func string(_ key: String, longest: Int = 1000) -> String? {
      object[key].flatMap { reader.string($0, named: key, maximumLength: longest) }
    }
    func seconds(_ key: String, in range: ClosedRange<Double>) -> Duration? {
      object[key].flatMap { reader.number($0, named: key, in: range) }.map { .seconds($0) }
    }
    let url = string("url", longest: 2000) ?? ""
    let variables = Self.variables(object["environment"], allowed, &reader, environment)
    let headers = Self.texts("headers", of: object, &reader, variables)
    let query = Self.texts("query", of: object, &reader, [:])
    let place = Self.place(object["suggestions"], &reader)
    let standard = Autocomplete.RemoteLimits()
    limits = Autocomplete.RemoteLimits(
      // Each text of a command is one that somebody asks about.
      debounce: .zero,
      timeLimit: seconds("timeout", in: 0.05...60) ?? standard.timeLimit,
      retries: object["retries"].flatMap { reader.integer($0, named: "retries", in: 0...5) }
        ?? standard.retries,
      cacheTime: seconds("cache", in: 0...86_400) ?? standard.cacheTime)
    asksLocalFirst = object["localFirst"].flatMap { reader.bool($0, named: "localFirst") } ?? false
    request = Autocomplete.RemotePredictionRequest(
      url: url, method: Self.method(object["method"], &reader), headers: headers, query: query,
      template: object["body"].map { JSONText($0) },
      systemPrompt: string("prompt", longest: 20_000)
        ?? Autocomplete.NextWordPredictionRequest.standardSystemPrompt,
      place: place,
      isRepeatable: object["repeatable"].flatMap { reader.bool($0, named: "repeatable") })
    try reader.finish()
  }

  private enum Method: String, CaseIterable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
  }

  private static func method(_ value: JSONValue?, _ reader: inout JSONReader) -> String? {
    value.flatMap { reader.choice($0, named: "method", of: Method.self) }?.rawValue
  }

  private static func place(_ value: JSONValue?, _ reader: inout JSONReader) -> RemoteAnswerPath {
    guard let value, let text = reader.string(value, named: "suggestions") else { return [] }
    do throws(Diagnostics) {
      return try RemoteAnswerPath(parsing: text)
    } catch {
      for problem in error.list {
        reader.report(problem.message, code: problem.code, at: value.span)
      }
      return []
    }
  }

  /// Returns the listed variables, and reports those that aren't allowed or set.
  private static func variables(
    _ list: JSONValue?, _ allowed: Set<String>, _ reader: inout JSONReader,
    _ environment: (String) -> String?
  ) -> [String: String] {
    var variables: [String: String] = [:]
    for item in list.flatMap({ reader.array($0, named: "environment") }) ?? [] {
      guard let name = reader.string(item, named: "A variable") else { continue }
      let isAllowed = allowed.contains(name)
      variables[name] = isAllowed ? environment(name) ?? "" : ""
      if isAllowed, environment(name) != nil { continue }
      reader.report(
        "The variable \(name.quoted) \(isAllowed ? "isn't set in the environment" : "isn't allowed")",
        code: isAllowed ? .invalidValue : .outsideProject, at: item.span,
        hints: ["--allow-env \(name) or KBRENDER_ALLOW_ENV=\(name) allows a set variable."])
    }
    return variables
  }

  private static func texts(
    _ key: String, of object: JSONObject, _ reader: inout JSONReader,
    _ variables: [String: String]
  ) -> [String: String] {
    guard let value = object[key], let members = reader.object(value, named: key)?.members else {
      return [:]
    }
    var texts: [String: String] = [:]
    for member in members {
      guard var text = reader.string(member.value, named: member.key, maximumLength: 8000) else {
        continue
      }
      for match in text.matches(of: /\$\{(\w+)\}/).reversed() where key == "headers" {
        let name = String(match.1)
        guard let known = variables[name] else {
          reader.report(
            "The variable \(name.quoted) isn't in the list of the file", code: .invalidValue,
            at: member.value.span, hints: ["Add \"environment\": [\"\(name)\"]."])
          continue
        }
        text.replaceSubrange(match.range, with: known)
      }
      texts[member.key] = text
    }
    return texts
  }
}

extension Autocomplete {

  /// The times of a remote service, and the bounds of what it keeps.
  public struct RemoteLimits: Hashable, Sendable {

    /// Pause in typing before a request is sent.
    public var debounce: Duration

    /// The time for one complete answer.
    public var timeLimit: Duration

    /// Number of further attempts for a repeatable request.
    public var retries: Int

    /// The time before the first further attempt; it doubles with each.
    public var backoff: Duration

    /// Maximum age of a cached answer.
    public var cacheTime: Duration

    /// The size of all kept requests and answers, in bytes.
    public var cacheBytes: Int

    /// Creates limits; the defaults suit a service that answers while a user types.
    public init(
      debounce: Duration = .milliseconds(150), timeLimit: Duration = .seconds(2), retries: Int = 2,
      backoff: Duration = .milliseconds(200), cacheTime: Duration = .seconds(300),
      cacheBytes: Int = 256 << 10
    ) {
      self.debounce = debounce
      self.timeLimit = timeLimit
      self.retries = retries
      self.backoff = backoff
      self.cacheTime = cacheTime
      self.cacheBytes = cacheBytes
    }

    /// Longest wait before a further attempt that a service may ask for.
    static let longestWait = Duration.seconds(5)

    static let redirects = 5

    /// The largest answer, in bytes, also after decompression.
    static let answerBytes = 1 << 20
  }
}
#endif
