/// A property of a style with a default value.
///
/// The property itself is never `nil`; `$property` is `nil` until it is set. Two properties are
/// equal if their values are equal, whether set or not.
@propertyWrapper
public struct Defaulted<Value: Sendable>: Sendable {

  private let fallback: Value

  /// The assigned value, or `nil`.
  public var projectedValue: Value?

  /// The assigned value, or else the default.
  public var wrappedValue: Value {
    get { projectedValue ?? fallback }
    set { projectedValue = newValue }
  }

  /// Create an unset property with a default.
  public init(wrappedValue: Value) {
    fallback = wrappedValue
  }
}

extension Defaulted: Equatable where Value: Equatable {

  /// Compare the values, whether set or not.
  public static func == (left: Self, right: Self) -> Bool {
    left.wrappedValue == right.wrappedValue
  }
}

extension Defaulted: Hashable where Value: Hashable {

  /// Hash the value, whether set or not.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension Defaulted: Encodable where Value: Encodable {}

extension Defaulted: Decodable where Value: Decodable {}
