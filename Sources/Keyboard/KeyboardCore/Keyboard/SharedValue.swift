/// An immutable value that copies share: finished styles and the tables of designs are large, and
/// would be copied several times for each key.
package final class SharedValue<Value: Sendable>: Sendable {

  package let value: Value

  package init(_ value: Value) { self.value = value }
}

extension SharedValue: Equatable where Value: Equatable {

  package static func == (left: SharedValue, right: SharedValue) -> Bool {
    left === right || left.value == right.value
  }
}

extension SharedValue: Hashable where Value: Hashable {

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension SharedValue: Encodable where Value: Encodable {

  package func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension SharedValue: Decodable where Value: Decodable {

  package convenience init(from decoder: any Decoder) throws {
    self.init(try Value(from: decoder))
  }
}
