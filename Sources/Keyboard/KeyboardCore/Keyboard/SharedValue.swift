/// Traits, styles and styled keys are copied several times for each key, so they refer to what few
/// of them set.
package final class SharedValue<Value: Hashable & Sendable>: Hashable, Sendable {

  package let value: Value

  package init(_ value: Value) { self.value = value }

  package static func == (left: SharedValue, right: SharedValue) -> Bool {
    left === right || left.value == right.value
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
