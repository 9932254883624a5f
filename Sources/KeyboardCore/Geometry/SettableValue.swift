import Synchronization

/// A global value that anybody may replace, from any thread: the storage behind `.standard`.
///
/// It is a class because a `Mutex` that is itself a global comes out as zeros in optimised builds
/// when its value is a struct of many numbers (seen with Swift 6.3.1).
package final class SettableValue<Value: Sendable>: Sendable {

  private let storage: Mutex<Value>

  /// Storage that holds a value until it is replaced.
  package init(_ value: Value) {
    storage = Mutex(value)
  }

  /// The value now.
  package var value: Value {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }

  /// Changes a part of the value, so that no change of another part at the same time gets lost.
  package func update(_ change: (inout Value) -> Void) {
    storage.withLock { change(&$0) }
  }
}
