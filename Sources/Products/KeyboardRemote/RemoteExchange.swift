#if Remote
import AsyncHTTPClient
import Foundation
import CLibrary
import KeyboardCore
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
package import SourceText

/// Sends a request until it is answered, and returns the answer.
struct RemoteExchange: Sendable {

  let limits: Autocomplete.RemoteLimits
  let clock: RemoteClock
  var bounds = RemoteAnswerBounds.suggestions

  private typealias RemoteError = Autocomplete.RemoteError

  /// The error of a failed attempt, and the wait that the service requests.
  private struct Failure: Error {
    let error: Autocomplete.RemoteError
    var wait: Duration?
  }

  /// Returns the body, or throws an `Autocomplete.RemoteError` or a `CancellationError`.
  func bytes(for request: RemoteRequest) async throws -> [UInt8] {
    var wait = limits.backoff
    for attempt in 0... {
      do {
        return try await clock.limit(limits.timeLimit) { try await attemptOnce(request) }
      } catch {
        try Task.checkCancellation()
        let failure = error as? Failure ?? (error as? RemoteError).map { Failure(error: $0) }
        guard let failure else { throw error }
        let pause = failure.wait ?? wait
        guard request.isRepeatable, failure.error.isTransient, attempt < limits.retries,
          pause <= Autocomplete.RemoteLimits.longestWait
        else { throw failure.error }
        try await clock.sleep(pause)
        wait = wait * 2
      }
    }
    throw CancellationError()
  }

  private func attemptOnce(_ request: RemoteRequest) async throws -> [UInt8] {
    var request = request
    for _ in 0...Autocomplete.RemoteLimits.redirects {
      let response = try await head(for: request)
      let status = Int(response.status.code)
      guard [301, 302, 303, 307, 308].contains(status),
        let location = response.headers.first(name: "location")
      else {
        guard (200..<300).contains(status) else {
          let wait = response.headers.first(name: "retry-after").flatMap { Int($0) }
          throw Failure(error: .status(status), wait: wait.map { .seconds(max(0, $0)) })
        }
        return try await body(of: response, host: request.host)
      }
      request.url = try request.url.redirected(to: location, leavingOrigin: bounds.leavesOrigin)
      if status == 303 || (status < 303 && request.method == "POST") {
        (request.method, request.body) = ("GET", nil)
        request.headers["Content-Type"] = nil
      }
    }
    throw RemoteError.tooManyRedirects(limit: Autocomplete.RemoteLimits.redirects)
  }

  private func head(for request: RemoteRequest) async throws -> HTTPClientResponse {
    try request.url.checkEncryption()
    var wire = HTTPClientRequest(url: request.url.absoluteString)
    wire.method = HTTPMethod(rawValue: request.method)
    wire.headers.add(name: "Accept-Encoding", value: "gzip, deflate")
    for (name, value) in request.headers.sorted(by: { $0.key < $1.key }) {
      wire.headers.replaceOrAdd(name: name, value: value)
    }
    wire.body = request.body.map { .bytes(ByteBuffer(bytes: $0)) }
    do {
      return try await bounds.client.execute(wire, deadline: .now() + .hours(1))
    } catch {
      throw self.error(error, host: request.host)
    }
  }

  private func body(of response: HTTPClientResponse, host: String) async throws -> [UInt8] {
    let limit = bounds.bytes
    let announced = response.headers.first(name: "content-length").flatMap { Int($0) } ?? 0
    guard announced <= limit else { throw RemoteError.tooLarge(limit: limit) }
    var bytes: [UInt8] = []
    do {
      for try await chunk in response.body {
        guard bytes.count + chunk.readableBytes <= limit else {
          throw RemoteError.tooLarge(limit: limit)
        }
        bytes += chunk.readableBytesView
      }
    } catch {
      throw self.error(error, host: host)
    }
    // A cancelled body ends as if it were complete.
    try Task.checkCancellation()
    return bytes
  }

  private func error(_ error: any Error, host: String) -> any Error {
    switch error {
    case let error as RemoteError: error
    case is CancellationError: error
    case NIOHTTPDecompression.DecompressionError.limit:
      RemoteError.tooLarge(limit: bounds.bytes)
    case is NIOHTTPDecompression.DecompressionError,
      is NIOHTTPDecompression.ExtraDecompressionError:
      RemoteError.unreadable(reason: "its compression is damaged")
    default:
      Task.isCancelled
        ? CancellationError() : RemoteError.unreachable(host: host, reason: Self.reason(of: error))
    }
  }

  private static func reason(of error: any Error) -> String {
    switch error {
    case let error as IOError: String(cString: strerror(error.errnoCode))
    case let error as NIOConnectionError:
      error.connectionErrors.first.map { reason(of: $0.error) } ?? "its name isn't known"
    case let error as HTTPClientError: error.shortDescription
    // Others may quote what was sent.
    default: "\(type(of: error))"
    }
  }
}

extension RemoteRequest {

  fileprivate var host: String { url.host ?? "" }
}

/// A file of another machine, which anybody may get: nothing but its address is sent.
package enum RemoteDownload {

  /// Returns the bytes of an address within a budget; redirections to other hosts need https.
  package static func bytes(
    of address: String, _ budget: InputBudget, clock: any Clock<Duration> = ContinuousClock()
  ) async throws -> [UInt8] {
    guard let url = URL(string: address) else { throw Autocomplete.RemoteError.invalidURL }
    let exchange = RemoteExchange(
      limits: Autocomplete.RemoteLimits(timeLimit: .seconds(budget.seconds), retries: 0),
      clock: RemoteClock(clock), bounds: .file(bytes: budget.bytes))
    return try await exchange.bytes(
      for: RemoteRequest(url: url, method: "GET", headers: [:], isRepeatable: true))
  }
}
#endif
