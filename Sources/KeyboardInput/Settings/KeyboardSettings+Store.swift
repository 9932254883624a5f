public import Foundation
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

  /// Use another store, and another start of all names if one is given.
  public static func setupStore(
    _ store: any KeyboardSettingsStorage, keyPrefix: String? = nil, isAppGroupSynced: Bool = false
  ) {
    setup.value = Setup(
      storage: store, prefix: keyPrefix ?? storeKeyPrefix, isAppGroupSynced: isAppGroupSynced,
      appGroupFolder: appGroupFolder)
  }

  /// The folder in which apps and their keyboards share settings, or `nil` if there is none.
  public static var appGroupFolder: URL? {
    get { setup.value.appGroupFolder }
    set { setup.value.appGroupFolder = newValue }
  }

  /// Use the file of a group that an app and its keyboard share; without ``appGroupFolder``, and with
  /// a name that can't be that of a file, nothing changes.
  public static func setupStore(forAppGroup group: String, keyPrefix: String? = nil) {
    guard let folder = appGroupFolder, !group.isEmpty, !group.hasPrefix("."),
      !group.contains("/"), !group.contains("\0")
    else { return }
    let store = FileSettingsStore(url: folder.appendingPathComponent(group + ".json"))
    setupStore(store, keyPrefix: keyPrefix, isAppGroupSynced: true)
  }

  /// Use the group of an app if it names one, and its names.
  public static func setupStore(for app: KeyboardApp) {
    if let group = app.appGroupId { setupStore(forAppGroup: group) }
    if let prefix = app.keyboardSettingsKeyPrefix { storeKeyPrefix = prefix }
  }

  /// Use the first store and the first names again.
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
    var appGroupFolder: URL?
  }

  private static let memory = InMemorySettingsStore()
  private static let setup = SettableValue(Setup())
}
