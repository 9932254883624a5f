import Synchronization

/// The storage behind `.standard`: a class, because a global `Mutex` is zeroed in optimized builds
/// when its value is a struct of many numbers (seen with Swift 6.3.1).
package final class SettableValue<Value: Sendable>: Sendable {

  private let storage: Mutex<Value>

  package init(_ value: Value) {
    storage = Mutex(value)
  }

  package var value: Value {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }

  package func update(_ change: (inout Value) -> Void) {
    storage.withLock { change(&$0) }
  }
}
