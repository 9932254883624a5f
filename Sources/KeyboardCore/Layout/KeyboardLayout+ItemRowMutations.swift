/// Changes to one row; a key that isn't there changes nothing.
extension [KeyboardLayout.Item] {

  /// The place of the first key with an action.
  public func index(of action: KeyboardAction) -> Int? {
    firstIndex { $0.action == action }
  }

  /// The place of the first key with the action of another one.
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
  public mutating func remove(_ action: KeyboardAction) {
    removeAll { $0.action == action }
  }

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
