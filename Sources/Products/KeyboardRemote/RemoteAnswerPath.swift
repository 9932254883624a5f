#if Remote
import AsyncHTTPClient
import KeyboardCore
import KeyboardInput
import NIOCore
import NIOHTTPCompression
import SourceText

/// The place of suggestions in the JSON of an answer, such as `choices[0].message.content`.
struct RemoteAnswerPath: Hashable, Sendable {

  enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
    case each
  }

  let steps: [Step]

  private static let maximumSteps = 16

  init(parsing text: String) throws(Diagnostics) {
    var steps: [Step] = []
    var rest = text[...]
    while !rest.isEmpty {
      if let match = rest.prefixMatch(of: /\[(\d{0,6})\]/) {
        steps.append(Int(match.1).map { .index($0) } ?? .each)
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /\.?([^.\[\]]+)/),
        steps.isEmpty != match.0.hasPrefix(".")
      {
        steps.append(.key(String(match.1)))
        rest = rest[match.range.upperBound...]
      } else {
        break
      }
    }
    guard rest.isEmpty, steps.count <= Self.maximumSteps else {
      throw Diagnostics(
        code: .invalidValue,
        "\(text.shortened.quoted) isn't a valid path in an answer: keys have dots between them, and "
          + "indices brackets, as in “choices[0].text” or “[].word”")
    }
    self.steps = steps
  }

  /// Returns the suggestions of an answer; the reason of an error repeats nothing of it.
  func suggestions(in answer: [UInt8]) throws(Autocomplete.RemoteError) -> [Autocomplete.Suggestion]
  {
    let options = JSONOptions(budget: .remoteAnswer)
    let file = SourceFile(name: "answer", bytes: answer)
    guard let root = try? JSONDocument(parsing: file, options: options).root else {
      throw .unreadable(reason: "it isn't JSON")
    }
    var values = [root]
    for (index, step) in steps.enumerated() {
      let next = values.flatMap { $0.values(at: step) }
      let isList = step == .each && values.allSatisfy { $0.array != nil }
      guard !next.isEmpty || isList else {
        throw .unreadable(reason: "it has nothing at \(Self.text(of: steps[...index]))")
      }
      values = next
    }
    if !steps.contains(.each), values.count == 1, let text = values[0].string {
      // Models number their answers, and put a word on each line.
      let lines = text.split(whereSeparator: \.isNewline).map(String.init)
      return lines.flatMap { Autocomplete.NextWordPredictionRequest.words(inAnswer: $0) }
        .map { Autocomplete.Suggestion(text: $0) }
    }
    return values.flatMap { $0.array ?? [$0] }.compactMap(\.suggestion)
  }

  private static func text(of steps: ArraySlice<Step>) -> String {
    steps.reduce("") { text, step in
      switch step {
      case .key(let key): text.isEmpty ? key : "\(text).\(key)"
      case .index(let index): "\(text)[\(index)]"
      case .each: "\(text)[]"
      }
    }.quoted
  }
}

extension RemoteAnswerPath: ExpressibleByArrayLiteral {

  init(arrayLiteral steps: Step...) { self.steps = steps }
}

extension JSONValue {

  fileprivate func values(at step: RemoteAnswerPath.Step) -> [JSONValue] {
    switch step {
    case .key(let key): [self[key]].compactMap { $0 }
    case .index(let index): array.flatMap { $0.indices.contains(index) ? [$0[index]] : nil } ?? []
    case .each: array ?? []
    }
  }

  fileprivate var suggestion: Autocomplete.Suggestion? {
    if let string { return Autocomplete.Suggestion(text: string) }
    guard let text = self["text"]?.string else { return nil }
    let isUnknown = self["isUnknown"]?.bool ?? false
    let isAutocorrect = self["isAutocorrect"]?.bool ?? false
    return Autocomplete.Suggestion(
      text: text, type: isAutocorrect ? .autocorrect : isUnknown ? .unknown : .regular,
      title: self["title"]?.string, subtitle: self["subtitle"]?.string,
      source: self["source"]?.string)
  }
}

/// The bounds of an answer, by what is asked for.
struct RemoteAnswerBounds: Sendable {

  /// The size, in bytes, also after decompression.
  let bytes: Int

  /// Whether redirections may lead to other origins, by https.
  let leavesOrigin: Bool

  let client: HTTPClient

  /// Those of suggestions, whose request has a text that is for its origin alone.
  static let suggestions = RemoteAnswerBounds(
    bytes: Autocomplete.RemoteLimits.answerBytes, leavesOrigin: false, client: suggestionClient)

  /// Those of a file, which is no larger than an archive.
  static func file(bytes: Int) -> RemoteAnswerBounds {
    RemoteAnswerBounds(bytes: bytes, leavesOrigin: true, client: fileClient)
  }

  // One for the process: any number of services shares connections and threads.
  private static let suggestionClient = client(bytes: Autocomplete.RemoteLimits.answerBytes)

  private static let fileClient = client(bytes: InputBudget.archive.bytes)

  private static func client(bytes: Int) -> HTTPClient {
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow,
      timeout: .init(connect: .seconds(5), read: .seconds(30), write: .seconds(30)),
      connectionPool: .init(
        idleTimeout: .seconds(30), concurrentHTTP1ConnectionsPerHostSoftLimit: 4),
      decompression: .enabled(limit: .size(bytes)))
    // Attempts are counted by exchanges.
    configuration.connectionPool.retryConnectionEstablishment = false
    return HTTPClient(configuration: configuration)
  }
}
#endif
