import Foundation
public import KeyboardCore
import SourceText

/// Settings whose names share a prefix.
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

    /// Creates a wrapper of a value.
    public init(_ value: Value) { self.value = value }

    /// Decodes the value of a JSON string, or return `nil` if it is invalid.
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

/// Settings by their keys, as a file holds them in JSON.
typealias SettingsList = [String: KeyboardSettingsValue]

extension SettingsList {

  /// The settings of a file, or `nil` if it holds none; of members with the same name, the last one wins.
  init?(text: [UInt8]) {
    let file = SourceFile(name: "settings", bytes: text)
    guard let object = try? JSONDocument(parsing: file).root.object else { return nil }
    self.init()
    for member in object.members {
      guard let value = KeyboardSettingsValue(member.value, in: text) else { return nil }
      self[member.key] = value
    }
  }

  var text: String {
    JSONText.object(sorted { $0.key < $1.key }.map { ($0.key, JSONText($0.value)) }).indentedText
  }
}

extension KeyboardSettingsValue {

  fileprivate init?(_ value: JSONValue, in text: [UInt8]) {
    switch value.content {
    case .bool(let bool): self = .bool(bool)
    case .string(let string): self = .string(string)
    case .number(let number):
      // A double can't distinguish the largest integers.
      let int = Int(String(decoding: text[value.span], as: UTF8.self))
      self = int.map { .int($0) } ?? .double(number)
    case .array(let elements):
      let strings = elements.compactMap(\.string)
      guard strings.count == elements.count else { return nil }
      self = .strings(strings)
    case .null, .object: return nil
    }
  }
}

extension JSONText {

  fileprivate init(_ value: KeyboardSettingsValue) {
    switch value {
    case .bool(let bool): self = .boolean(bool)
    case .int(let int): self = .integer(int)
    // JSON can't represent infinite values.
    case .double(let double): self = .number(double.isFinite ? double : 0)
    case .string(let string): self = .string(string)
    case .strings(let strings): self = .array(strings.map { .string($0) })
    }
  }
}
