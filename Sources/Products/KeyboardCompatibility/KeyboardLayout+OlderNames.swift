public import KeyboardCore

extension KeyboardLayout {

  /// The older name of ``DeviceConfiguration``.
  public typealias Configuration = DeviceConfiguration

  /// The older name of ``isIpadProLayout``.
  public var ipadProLayout: Bool {
    get { isIpadProLayout }
    set { isIpadProLayout = newValue }
  }

  /// The name of ``BaseService`` in other versions.
  public typealias BaseLayoutService = BaseService

  /// The name of ``DeviceBasedService`` in other versions.
  public typealias DeviceBasedLayoutService = DeviceBasedService

  /// The name of ``ProService`` in other versions.
  public typealias ProLayoutService = ProService

  /// The name of ``StandardService`` in other versions.
  public typealias StandardLayoutService = StandardService

  /// The name of ``iPadProService`` in other versions.
  public typealias iPadProLayoutService = iPadProService

  /// The name of ``iPadService`` in other versions.
  public typealias iPadLayoutService = iPadService

  /// The name of ``iPhoneService`` in other versions.
  public typealias iPhoneLayoutService = iPhoneService
}

/// Mutations with the argument labels of KeyboardKit 8, by action.
extension [[KeyboardLayout.Item]] {

  /// Insert a key before the first one with an action in a row.
  public mutating func insert(
    _ item: KeyboardLayout.Item, before action: KeyboardAction, atRow index: Int
  ) {
    insert(item, before: action, inRow: index)
  }

  /// Insert a key after the first one with an action in a row.
  public mutating func insert(
    _ item: KeyboardLayout.Item, after action: KeyboardAction, atRow index: Int
  ) {
    insert(item, after: action, inRow: index)
  }

  /// Remove all keys with an action from a row.
  public mutating func remove(_ action: KeyboardAction, atRow index: Int) {
    remove(action, fromRow: index)
  }

  /// Replace the first key with an action in a row.
  public mutating func replace(
    _ action: KeyboardAction, with item: KeyboardLayout.Item, atRow index: Int
  ) {
    replace(action, with: item, inRow: index)
  }
}

/// Mutations with the argument labels of KeyboardKit 8, by key.
extension [[KeyboardLayout.Item]] {

  /// Insert a key before the first one with the action of another one in a row.
  public mutating func insert(
    _ item: KeyboardLayout.Item, before target: KeyboardLayout.Item, atRow index: Int
  ) {
    insert(item, before: target.action, inRow: index)
  }

  /// Insert a key after the first one with the action of another one in a row.
  public mutating func insert(
    _ item: KeyboardLayout.Item, after target: KeyboardLayout.Item, atRow index: Int
  ) {
    insert(item, after: target.action, inRow: index)
  }

  /// Remove all keys with the action of another one.
  public mutating func remove(_ item: KeyboardLayout.Item) {
    remove(item.action)
  }

  /// Remove all keys with the action of another one from a row.
  public mutating func remove(_ item: KeyboardLayout.Item, atRow index: Int) {
    remove(item.action, fromRow: index)
  }

  /// Replace the first key with the action of another one in a row.
  public mutating func replace(
    _ target: KeyboardLayout.Item, with item: KeyboardLayout.Item, atRow index: Int
  ) {
    replace(target.action, with: item, inRow: index)
  }
}
