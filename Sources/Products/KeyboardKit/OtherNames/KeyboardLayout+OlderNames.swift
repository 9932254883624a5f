public import KeyboardCore

/// Mutations with the argument labels of KeyboardKit 8, by action.
extension [[KeyboardLayout.Item]] {

  /// Inserts a key before the first one with an action in a row.
  public mutating func insert(
    _ item: KeyboardLayout.Item, before action: KeyboardAction, atRow index: Int
  ) {
    insert(item, before: action, inRow: index)
  }

  /// Inserts a key after the first one with an action in a row.
  public mutating func insert(
    _ item: KeyboardLayout.Item, after action: KeyboardAction, atRow index: Int
  ) {
    insert(item, after: action, inRow: index)
  }

  /// Removes all keys with an action from a row.
  public mutating func remove(_ action: KeyboardAction, atRow index: Int) {
    remove(action, fromRow: index)
  }

  /// Replaces the first key with an action in a row.
  public mutating func replace(
    _ action: KeyboardAction, with item: KeyboardLayout.Item, atRow index: Int
  ) {
    replace(action, with: item, inRow: index)
  }
}

/// Mutations with the argument labels of KeyboardKit 8, by key.
extension [[KeyboardLayout.Item]] {

  /// Inserts a key before the first one with the action of another one in a row.
  public mutating func insert(
    _ item: KeyboardLayout.Item, before target: KeyboardLayout.Item, atRow index: Int
  ) {
    insert(item, before: target.action, inRow: index)
  }

  /// Inserts a key after the first one with the action of another one in a row.
  public mutating func insert(
    _ item: KeyboardLayout.Item, after target: KeyboardLayout.Item, atRow index: Int
  ) {
    insert(item, after: target.action, inRow: index)
  }

  /// Removes all keys with the action of another one.
  public mutating func remove(_ item: KeyboardLayout.Item) { remove(item.action) }

  /// Removes all keys with the action of another one from a row.
  public mutating func remove(_ item: KeyboardLayout.Item, atRow index: Int) {
    remove(item.action, fromRow: index)
  }

  /// Replaces the first key with the action of another one in a row.
  public mutating func replace(
    _ target: KeyboardLayout.Item, with item: KeyboardLayout.Item, atRow index: Int
  ) {
    replace(target.action, with: item, inRow: index)
  }
}
