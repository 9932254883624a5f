import Foundation
public import KeyboardCore

extension Keyboard {

  /// A value that is kept as JSON text, where only text can be kept.
  public struct StorageValue<Value: Codable>: RawRepresentable {

    /// The value.
    public var value: Value

    /// A value to keep.
    public init(_ value: Value) {
      self.value = value
    }

    /// The value that a JSON text holds, or `nil` if it holds something else.
    public init?(rawValue: String) {
      guard let value = try? JSONDecoder().decode(Value.self, from: Data(rawValue.utf8)) else {
        return nil
      }
      self.value = value
    }

    /// The value as JSON text, which is empty if it can't be written.
    public var rawValue: String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
  }
}

extension Keyboard.StorageValue: Sendable where Value: Sendable {}
