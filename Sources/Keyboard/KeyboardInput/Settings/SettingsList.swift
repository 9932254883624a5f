import KeyboardCore
import KeyboardDocuments

struct SettingsList: Equatable, Sendable {

  struct Entry: Equatable, Sendable {
    var name: String
    var value: KeyboardSettingsValue
  }

  private(set) var entries: [Entry] = []

  init() {}

  /// Create a list; of entries with the same name, the last one wins.
  init(_ entries: [Entry]) {
    let isInOrder = zip(entries, entries.dropFirst()).allSatisfy { $0.name < $1.name }
    guard !isInOrder else {
      self.entries = entries
      return
    }
    for entry in entries { self[entry.name] = entry.value }
  }

  subscript(name: String) -> KeyboardSettingsValue? {
    get {
      let index = index(of: name)
      return isName(name, at: index) ? entries[index].value : nil
    }
    set {
      let index = index(of: name)
      switch (isName(name, at: index), newValue) {
      case (true, let value?): entries[index].value = value
      case (true, nil): entries.remove(at: index)
      case (false, let value?): entries.insert(Entry(name: name, value: value), at: index)
      case (false, nil): break
      }
    }
  }

  private func isName(_ name: String, at index: Int) -> Bool {
    index < entries.count && entries[index].name == name
  }

  private func index(of name: String) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension SettingsList {

  init?(text: [UInt8]) {
    let file = SourceFile(name: "settings", bytes: text)
    guard let object = try? JSONDocument(parsing: file).root.object else { return nil }
    var entries: [Entry] = []
    for member in object.members {
      guard let value = KeyboardSettingsValue(member.value, in: text) else { return nil }
      entries.append(Entry(name: member.key, value: value))
    }
    self.init(entries)
  }

  var text: String {
    JSONText.object(entries.map { ($0.name, JSONText($0.value)) }).indentedText
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
