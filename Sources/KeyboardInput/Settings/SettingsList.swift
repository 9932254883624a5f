import KeyboardCore

/// A sorted list of settings.
struct SettingsList: Equatable, Sendable {

  /// A setting.
  struct Entry: Equatable, Sendable {
    var name: String
    var value: KeyboardSettingsValue
  }

  /// The entries, with unique names.
  private(set) var entries: [Entry] = []

  /// Create an empty list.
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

  /// The value for a name; setting `nil` removes the entry.
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

  /// The index of a name, or the index to insert it at.
  private func index(of name: String) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
