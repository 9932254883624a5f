public import Foundation
public import KeyboardCore

extension Autocomplete {

  /// An error of a request for suggestions.
  public enum RequestError: LocalizedError, Hashable, Sendable {

    /// The service hasn't answered within a number of seconds.
    case timedOut(seconds: TimeInterval)

    /// The text changed in a task whose actor the keyboard doesn't know, so that nothing can wait for
    /// the service.
    case noActor

    /// A service, by the name of its type, has neither ``AutocompleteService/autocomplete(_:)`` nor
    /// ``AutocompleteService/autocompleteSuggestions(for:)``.
    case notImplemented(service: String)

    /// The error in words.
    public var errorDescription: String? {
      switch self {
      case .timedOut(let seconds):
        "The autocomplete service has not answered within \(seconds) seconds."
      case .noActor:
        "Nothing waits for the autocomplete service: call startAutocomplete() on the actor that uses "
          + "the keyboard, or await updateAutocomplete()."
      case .notImplemented(let service):
        "\(service) implements neither autocomplete(_:) nor autocompleteSuggestions(for:)."
      }
    }
  }
}

struct AutocompleteRequest: Equatable {

  /// The answer of any request but the last one is dropped.
  let number: Int

  let text: String
}

/// At most one request is wanted: it ends with an answer, an error or its deadline, or because
/// another one replaces it.
struct AutocompleteRequests {

  private(set) var pending: AutocompleteRequest?
  var task: Task<Void, Never>?
  var deadline: Int?

  private var wanted: Int?
  private var count = 0

  mutating func replace(by text: String) -> AutocompleteRequest {
    count += 1
    wanted = count
    let request = AutocompleteRequest(number: count, text: text)
    pending = request
    return request
  }

  mutating func start(_ request: AutocompleteRequest) -> Bool {
    guard request == pending else { return false }
    pending = nil
    return true
  }

  mutating func end(_ request: AutocompleteRequest) -> Bool {
    guard request.number == wanted else { return false }
    wanted = nil
    return true
  }

  mutating func removeAll() {
    wanted = nil
    pending = nil
  }
}
