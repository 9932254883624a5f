import AsyncHTTPClient
import KeyboardCore
import KeyboardDocuments
import NIOCore
import NIOHTTPCompression

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

  // One for the process, so that connections and threads are as many however many services there are.
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
