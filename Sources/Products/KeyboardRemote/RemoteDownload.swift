import Foundation
import KeyboardCore
package import KeyboardDocuments

/// A file of another machine, which anybody may get: nothing but its address is sent.
package enum RemoteDownload {

  /// Return the bytes of an address, within the size and the time of a budget.
  ///
  /// Redirections may lead to other hosts, by https only. There is one attempt.
  ///
  /// - Throws: An `Autocomplete.RemoteError`.
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
