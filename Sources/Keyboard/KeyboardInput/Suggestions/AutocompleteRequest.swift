import Foundation

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
