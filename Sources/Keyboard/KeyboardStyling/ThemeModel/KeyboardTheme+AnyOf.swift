extension KeyboardTheme {

  /// The values of a condition, any of which matches; without values, it always holds.
  ///
  /// ```swift
  /// var match = KeyboardTheme.ButtonMatch()
  /// match.orientation = .landscape
  /// match.$device = [.pad, .phone]
  /// match.device  // → .pad
  /// ```
  @propertyWrapper
  public struct AnyOf<Value: Codable & Hashable & Sendable>: Hashable, Sendable {

    /// All values.
    public var projectedValue: [Value]

    /// The first value, or `nil` if there are none; a new one replaces all.
    public var wrappedValue: Value? {
      get { projectedValue.first }
      set { projectedValue = newValue.map { [$0] } ?? [] }
    }

    /// Create a condition with up to one value.
    public init(wrappedValue: Value? = nil) {
      projectedValue = wrappedValue.map { [$0] } ?? []
    }
  }
}

extension KeyboardTheme.AnyOf: Codable {

  /// Decode a value, or several.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    projectedValue =
      try (try? container.decode(Value.self)).map { [$0] } ?? container.decode([Value].self)
  }

  /// Encode the value by itself, or several as a list.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if projectedValue.count == 1 {
      try container.encode(projectedValue[0])
    } else {
      try container.encode(projectedValue)
    }
  }
}

// As in `ButtonMatch`, synthesized coding prefers these: a condition without values isn't encoded.
extension KeyedDecodingContainer {

  func decode<Value>(
    _ type: KeyboardTheme.AnyOf<Value>.Type, forKey key: Key
  ) throws -> KeyboardTheme.AnyOf<Value> {
    try decodeIfPresent(type, forKey: key) ?? .init()
  }
}

extension KeyedEncodingContainer {

  mutating func encode<Value>(_ value: KeyboardTheme.AnyOf<Value>, forKey key: Key) throws {
    try encodeIfPresent(value.projectedValue.isEmpty ? nil : value, forKey: key)
  }
}
