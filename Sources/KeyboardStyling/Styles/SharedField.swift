import KeyboardCore

/// A property whose value is shared by copies of its structure until it is set.
///
/// Styles are copied several times for each key and rarely changed, so large parts of them are
/// shared. The property is encoded like its value.
@propertyWrapper
public struct SharedField<Value: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {

  private var shared: SharedValue<Value>

  /// The value.
  public var wrappedValue: Value {
    _read { yield shared.value }
    set { shared = SharedValue(newValue) }
  }

  /// Create a property with a value.
  public init(wrappedValue: Value) {
    shared = SharedValue(wrappedValue)
  }

  /// Decode the value.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Value(from: decoder))
  }

  /// Encode the value.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension KeyedDecodingContainer {

  /// Decode an optional property, which is `nil` if its key is missing.
  public func decode<Value>(
    _ type: SharedField<Value?>.Type, forKey key: Key
  ) throws -> SharedField<Value?> {
    SharedField(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
  }
}

extension KeyedEncodingContainer {

  /// Encode an optional property, without its key if it is `nil`.
  public mutating func encode<Value>(_ value: SharedField<Value?>, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue, forKey: key)
  }
}
