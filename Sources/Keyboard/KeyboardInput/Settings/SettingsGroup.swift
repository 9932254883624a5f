import Foundation
public import KeyboardCore

struct SettingsGroup {

  let storage: any KeyboardSettingsStorage
  let prefix: String
  var onChange: (() -> Void)?

  subscript(name: String, default value: Bool) -> Bool {
    get { if case .bool(let bool) = self[name] { bool } else { value } }
    nonmutating set { self[name] = .bool(newValue) }
  }

  subscript(name: String, default value: Int) -> Int {
    get { if case .int(let int) = self[name] { int } else { value } }
    nonmutating set { self[name] = .int(newValue) }
  }

  subscript(name: String, default value: Double) -> Double {
    get {
      switch self[name] {
      case .double(let double): double
      case .int(let int): Double(int)
      default: value
      }
    }
    nonmutating set { self[name] = .double(newValue) }
  }

  subscript(text name: String) -> String? {
    get { if case .string(let text) = self[name] { text } else { nil } }
    nonmutating set { self[name] = newValue.map { .string($0) } }
  }

  subscript<Choice: RawRepresentable<String>>(choice name: String) -> Choice? {
    get { self[text: name].flatMap { Choice(rawValue: $0) } }
    nonmutating set { self[text: name] = newValue?.rawValue }
  }

  private subscript(name: String) -> KeyboardSettingsValue? {
    get { storage.value(forKey: prefix + name) }
    nonmutating set {
      storage.set(newValue, forKey: prefix + name)
      onChange?()
    }
  }
}

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
