/// Changes to all rows; a key that isn't there changes nothing.
extension [[KeyboardLayout.Item]] {

  /// The row at a place, or nil if there is none.
  public func row(at index: Int) -> KeyboardLayout.ItemRow? {
    indices.contains(index) ? self[index] : nil
  }

  /// Inserts a key before the first one with an action, in every row that has one.
  public mutating func insert(_ item: KeyboardLayout.Item, before action: KeyboardAction) {
    for index in indices { self[index].insert(item, before: action) }
  }

  /// Inserts a key after the first one with an action, in every row that has one.
  public mutating func insert(_ item: KeyboardLayout.Item, after action: KeyboardAction) {
    for index in indices { self[index].insert(item, after: action) }
  }

  /// Removes all keys with an action.
  public mutating func remove(_ action: KeyboardAction) {
    for index in indices { self[index].remove(action) }
  }

  /// Replaces the first key with an action, in every row that has one.
  public mutating func replace(_ action: KeyboardAction, with item: KeyboardLayout.Item) {
    for index in indices { self[index].replace(action, with: item) }
  }
}

/// Changes to one of the rows; a row that isn't there changes nothing.
extension [[KeyboardLayout.Item]] {

  /// Inserts a key before the first one with an action in a row.
  public mutating func insert(
    _ item: KeyboardLayout.Item, before action: KeyboardAction, inRow index: Int
  ) {
    guard indices.contains(index) else { return }
    self[index].insert(item, before: action)
  }

  /// Inserts a key after the first one with an action in a row.
  public mutating func insert(
    _ item: KeyboardLayout.Item, after action: KeyboardAction, inRow index: Int
  ) {
    guard indices.contains(index) else { return }
    self[index].insert(item, after: action)
  }

  /// Removes all keys with an action from a row.
  public mutating func remove(_ action: KeyboardAction, fromRow index: Int) {
    guard indices.contains(index) else { return }
    self[index].remove(action)
  }

  /// Replaces the first key with an action in a row.
  public mutating func replace(
    _ action: KeyboardAction, with item: KeyboardLayout.Item, inRow index: Int
  ) {
    guard indices.contains(index) else { return }
    self[index].replace(action, with: item)
  }
}
