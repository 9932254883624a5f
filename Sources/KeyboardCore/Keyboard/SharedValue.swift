/// An immutable value that copies share.
///
/// Traits, styles and styled keys are copied several times for each key, so they refer to what few
/// of them set.
package final class SharedValue<Value: Hashable & Sendable>: Hashable, Sendable {

  /// The value.
  package let value: Value

  /// Share a value.
  package init(_ value: Value) { self.value = value }

  /// Compare the values.
  package static func == (left: SharedValue, right: SharedValue) -> Bool {
    left === right || left.value == right.value
  }

  /// Hash the value.
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
