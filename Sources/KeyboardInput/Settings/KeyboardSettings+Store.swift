public import KeyboardCore

extension KeyboardSettings {

  /// What the names of all settings start with.
  public static let storeKeyPrefixDefault = "com.keyboardkit.settings."

  /// Where settings are kept that are given no store of their own; at first, in memory.
  public static var store: any KeyboardSettingsStorage {
    get { setup.value.storage ?? memory }
    set { setup.value.storage = newValue }
  }

  /// What the names of all settings start with.
  public static var storeKeyPrefix: String {
    get { setup.value.prefix }
    set { setup.value.prefix = newValue }
  }

  /// Whether an app and its keyboard share the store.
  public static var storeIsAppGroupSynced: Bool { setup.value.isAppGroupSynced }

  /// What the names of some settings start with.
  public static func storeKeyPrefix(for namespace: String) -> String {
    "\(storeKeyPrefix)\(namespace)."
  }

  /// Uses another store, and another start of all names if one is given.
  public static func setupStore(
    _ store: any KeyboardSettingsStorage, keyPrefix: String? = nil, isAppGroupSynced: Bool = false
  ) {
    setup.value = Setup(
      storage: store, prefix: keyPrefix ?? storeKeyPrefix, isAppGroupSynced: isAppGroupSynced)
  }

  /// Uses the names of an app.
  public static func setupStore(for app: KeyboardApp) {
    if let prefix = app.keyboardSettingsKeyPrefix { storeKeyPrefix = prefix }
  }

  /// Uses the first store and the first names again.
  public static func resetStore() {
    setup.value = Setup()
  }

  /// The store that was set up, if any.
  static var configuredStore: (any KeyboardSettingsStorage)? { setup.value.storage }

  /// The settings of a namespace in a store.
  static func group(
    _ namespace: String, in storage: (any KeyboardSettingsStorage)?, onChange: (() -> Void)? = nil
  ) -> SettingsGroup {
    SettingsGroup(
      storage: storage ?? store, prefix: storeKeyPrefix(for: namespace), onChange: onChange)
  }

  private struct Setup: Sendable {
    var storage: (any KeyboardSettingsStorage)?
    var prefix = KeyboardSettings.storeKeyPrefixDefault
    var isAppGroupSynced = false
  }

  private static let memory = InMemorySettingsStore()
  private static let setup = SettableValue(Setup())
}
