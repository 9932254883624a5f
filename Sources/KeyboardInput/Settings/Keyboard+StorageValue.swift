import Foundation
public import KeyboardCore

extension Keyboard {

  /// A value encoded as a JSON string, for stores that only hold strings.
  public struct StorageValue<Value: Codable>: RawRepresentable {

    /// The value.
    public var value: Value

    /// Create a wrapper of a value.
    public init(_ value: Value) {
      self.value = value
    }

    /// Decode the value of a JSON string, or return `nil` if it is invalid.
    public init?(rawValue: String) {
      guard let value = try? JSONDecoder().decode(Value.self, from: Data(rawValue.utf8)) else {
        return nil
      }
      self.value = value
    }

    /// The value as a JSON string, empty if it can't be encoded.
    public var rawValue: String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
  }
}

extension Keyboard.StorageValue: Sendable where Value: Sendable {}
