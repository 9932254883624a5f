#if Remote
import Foundation
import KeyboardCore
import KeyboardInput

@testable import KeyboardRemote

/// A service of the server of this machine, with a clock that stands still.
struct TriedService {

  let keyboardContext = KeyboardContext()
  let context = AutocompleteContext()
  let clock: StillClock
  let service: Autocomplete.RemoteService

  /// By default, only the time limit never ends.
  init(
    _ path: String, method: String? = nil, body: String? = nil, headers: [String: String] = [:],
    query: [String: String] = [:], suggestions: String = "", isRepeatable: Bool? = nil,
    limits: Autocomplete.RemoteLimits = Autocomplete.RemoteLimits(),
    clock: StillClock = StillClock { time, _ in time != .seconds(2) }
  ) async throws {
    self.clock = clock
    keyboardContext.hasFullAccess = true
    let port = try await LoopbackServer.shared.port()
    let url = path.hasPrefix("/") ? "http://127.0.0.1:\(port)\(path)" : path
    service = Autocomplete.RemoteService(
      request: try Autocomplete.RemotePredictionRequest(
        url: url, method: method, headers: headers, query: query, body: body,
        suggestions: suggestions, isRepeatable: isRepeatable),
      keyboardContext: keyboardContext, context: context, limits: limits, clock: clock)
  }
}
#endif
