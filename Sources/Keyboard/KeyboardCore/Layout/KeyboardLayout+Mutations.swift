/// A missing key changes nothing.
extension [KeyboardLayout.Item] {

  /// Returns the index of the first key with an action.
  public func index(of action: KeyboardAction) -> Int? { firstIndex { $0.action == action } }

  /// Returns the index of the first key with the action of another one.
  public func index(of item: Element) -> Int? { index(of: item.action) }

  /// Inserts a key before the first one with an action.
  public mutating func insert(_ item: Element, before action: KeyboardAction) {
    guard let index = index(of: action) else { return }
    insert(item, at: index)
  }

  /// Inserts a key before the first one with the action of another one.
  public mutating func insert(_ item: Element, before target: Element) {
    insert(item, before: target.action)
  }

  /// Inserts a key after the first one with an action.
  public mutating func insert(_ item: Element, after action: KeyboardAction) {
    guard let index = index(of: action) else { return }
    insert(item, at: index + 1)
  }

  /// Inserts a key after the first one with the action of another one.
  public mutating func insert(_ item: Element, after target: Element) {
    insert(item, after: target.action)
  }

  /// Removes all keys with an action.
  public mutating func remove(_ action: KeyboardAction) { removeAll { $0.action == action } }

  /// Removes all keys with the action of another one.
  public mutating func remove(_ item: Element) { remove(item.action) }

  /// Replaces the first key with an action.
  public mutating func replace(_ action: KeyboardAction, with item: Element) {
    guard let index = index(of: action) else { return }
    self[index] = item
  }

  /// Replaces the first key with the action of another one.
  public mutating func replace(_ target: Element, with item: Element) {
    replace(target.action, with: item)
  }
}

/// A missing key changes nothing.
extension [[KeyboardLayout.Item]] {

  /// Returns the row at an index, or nil if the index is out of range.
  public func row(at index: Int) -> KeyboardLayout.ItemRow? {
    indices.contains(index) ? self[index] : nil
  }

  /// Inserts a key before the first one with an action, in every row that has one.
  ///
  /// ```swift
  /// var layout = KeyboardLayout.StandardService().keyboardLayout(for: context)
  /// if let key = layout.tryCreateBottomRowItem(for: .character("🇸🇪")) {
  ///   layout.itemRows.insert(key, before: .primary(.return))
  /// }
  /// layout.itemRows.joined().contains { $0.action == .character("🇸🇪") }  // → true
  /// ```
  public mutating func insert(_ item: KeyboardLayout.Item, before action: KeyboardAction) {
    for index in indices { self[index].insert(item, before: action) }
  }

  /// Inserts a key after the first one with an action, in every row that has one.
  public mutating func insert(_ item: KeyboardLayout.Item, after action: KeyboardAction) {
    for index in indices { self[index].insert(item, after: action) }
  }

  /// Removes all keys with an action.
  ///
  /// ```swift
  /// var layout = KeyboardLayout.StandardService().keyboardLayout(for: context)
  /// layout.itemRows.remove(.keyboardType(.emojis))
  /// layout.itemRows.joined().contains { $0.action == .keyboardType(.emojis) }  // → false
  /// ```
  public mutating func remove(_ action: KeyboardAction) {
    for index in indices { self[index].remove(action) }
  }

  /// Replaces the first key with an action, in every row that has one.
  public mutating func replace(_ action: KeyboardAction, with item: KeyboardLayout.Item) {
    for index in indices { self[index].replace(action, with: item) }
  }
}

/// An index out of range changes nothing.
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

/// An index out of range, or a missing key, changes nothing.
extension KeyboardLayout {

  /// Inserts a key before the first one with an action in a row.
  public mutating func insert(_ item: Item, before action: KeyboardAction, inRow index: Int) {
    itemRows.insert(item, before: action, inRow: index)
  }

  /// Inserts a key after the first one with an action in a row.
  public mutating func insert(_ item: Item, after action: KeyboardAction, inRow index: Int) {
    itemRows.insert(item, after: action, inRow: index)
  }

  /// Removes all keys with an action from a row.
  public mutating func remove(_ action: KeyboardAction, fromRow index: Int) {
    itemRows.remove(action, fromRow: index)
  }

  /// Replaces the first key with an action in a row.
  public mutating func replace(_ action: KeyboardAction, with item: Item, inRow index: Int) {
    itemRows.replace(action, with: item, inRow: index)
  }
}
