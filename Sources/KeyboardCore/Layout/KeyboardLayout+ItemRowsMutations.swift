/// Mutations of all rows; a missing key changes nothing.
extension [[KeyboardLayout.Item]] {

  /// Return the row at an index, or nil if the index is out of range.
  public func row(at index: Int) -> KeyboardLayout.ItemRow? {
    indices.contains(index) ? self[index] : nil
  }

  /// Insert a key before the first one with an action, in every row that has one.
  public mutating func insert(_ item: KeyboardLayout.Item, before action: KeyboardAction) {
    for index in indices { self[index].insert(item, before: action) }
  }

  /// Insert a key after the first one with an action, in every row that has one.
  public mutating func insert(_ item: KeyboardLayout.Item, after action: KeyboardAction) {
    for index in indices { self[index].insert(item, after: action) }
  }

  /// Remove all keys with an action.
  public mutating func remove(_ action: KeyboardAction) {
    for index in indices { self[index].remove(action) }
  }

  /// Replace the first key with an action, in every row that has one.
  public mutating func replace(_ action: KeyboardAction, with item: KeyboardLayout.Item) {
    for index in indices { self[index].replace(action, with: item) }
  }
}

/// Mutations of a single row; an index out of range changes nothing.
extension [[KeyboardLayout.Item]] {

  /// Insert a key before the first one with an action in a row.
  public mutating func insert(
    _ item: KeyboardLayout.Item, before action: KeyboardAction, inRow index: Int
  ) {
    guard indices.contains(index) else { return }
    self[index].insert(item, before: action)
  }

  /// Insert a key after the first one with an action in a row.
  public mutating func insert(
    _ item: KeyboardLayout.Item, after action: KeyboardAction, inRow index: Int
  ) {
    guard indices.contains(index) else { return }
    self[index].insert(item, after: action)
  }

  /// Remove all keys with an action from a row.
  public mutating func remove(_ action: KeyboardAction, fromRow index: Int) {
    guard indices.contains(index) else { return }
    self[index].remove(action)
  }

  /// Replace the first key with an action in a row.
  public mutating func replace(
    _ action: KeyboardAction, with item: KeyboardLayout.Item, inRow index: Int
  ) {
    guard indices.contains(index) else { return }
    self[index].replace(action, with: item)
  }
}
