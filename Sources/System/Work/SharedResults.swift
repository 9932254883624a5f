internal import Dispatch
internal import Synchronization

/// The first job that needs a result makes it for all.
package final class SharedResults<Value: Sendable>: Sendable {

  private enum Claim {

    /// A job makes the result; the others wait for the group.
    case open(DispatchGroup)

    case met(Value)
  }

  private let claims = Mutex<[String: Claim]>([:])

  package init() {}

  /// If the job fails, the next one tries; it must not ask for another result, since two jobs could
  /// wait for each other.
  package func value<Failure: Error>(
    of name: String, make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    while true {
      let group = DispatchGroup()
      let claim = claims.withLock { claims in
        let claim = claims[name]
        if claim == nil {
          group.enter()
          claims[name] = .open(group)
        }
        return claim
      }
      switch claim {
      case .met(let value): return value
      case .open(let group): group.wait()
      case nil:
        let result = Result { () throws(Failure) in try make() }
        claims.withLock { $0[name] = (try? result.get()).map { .met($0) } }
        group.leave()
        return try result.get()
      }
    }
  }
}
