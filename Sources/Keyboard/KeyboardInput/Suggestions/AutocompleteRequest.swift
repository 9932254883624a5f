import Foundation

/// A request for suggestions, which a newer one replaces.
struct AutocompleteRequest: Equatable {

  /// The number of the request; the answer of any but the last one is dropped.
  let number: Int

  /// The text before the cursor.
  let text: String
}

/// The requests of a keyboard: at most one of them is wanted.
///
/// A request ends with an answer, an error or its deadline, or because another one replaces it.
struct AutocompleteRequests {

  /// The request that no task answers yet, if any.
  private(set) var pending: AutocompleteRequest?

  /// The task that answers the wanted request, if it has one.
  var task: Task<Void, Never>?

  var deadline: Int?

  private var wanted: Int?
  private var count = 0

  /// Replace the wanted request, if any, by one for a text.
  mutating func replace(by text: String) -> AutocompleteRequest {
    count += 1
    wanted = count
    let request = AutocompleteRequest(number: count, text: text)
    pending = request
    return request
  }

  /// Start a request, and return whether it is the pending one, so that it is answered once.
  mutating func start(_ request: AutocompleteRequest) -> Bool {
    guard request == pending else { return false }
    pending = nil
    return true
  }

  /// End a request, and return whether it was wanted.
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
