/// A property of a style that has a value even where it has not been set.
///
/// The property itself is never `nil`; `$property` is `nil` until it is set. Two are equal when their
/// values are, whether set or not.
@propertyWrapper
public struct Defaulted<Value: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {

  private let fallback: Value

  /// The value that was set, or `nil`.
  public var projectedValue: Value?

  /// The value that was set, or else the default.
  public var wrappedValue: Value {
    get { projectedValue ?? fallback }
    set { projectedValue = newValue }
  }

  /// A property that is not set yet.
  public init(wrappedValue: Value) {
    fallback = wrappedValue
  }

  /// Whether both have the same value, set or not.
  public static func == (left: Self, right: Self) -> Bool {
    left.wrappedValue == right.wrappedValue
  }

  /// Hashes the value, set or not.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}
