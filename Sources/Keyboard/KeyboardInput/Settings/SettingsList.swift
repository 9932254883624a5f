import KeyboardCore
import KeyboardDocuments

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
