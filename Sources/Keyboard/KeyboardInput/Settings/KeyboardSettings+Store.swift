public import Foundation
public import KeyboardCore
import SourceText
import Synchronization

extension KeyboardSettings {

  /// The default prefix of the keys of all settings.
  public static let storeKeyPrefixDefault = "com.keyboardkit.settings."

  /// The shared store of settings, initially in memory.
  public static var store: any KeyboardSettingsStorage {
    get { setup.value.storage ?? memory }
    set { setup.value.storage = newValue }
  }

  /// The prefix of the keys of all settings.
  public static var storeKeyPrefix: String {
    get { setup.value.prefix }
    set { setup.value.prefix = newValue }
  }

  /// Whether an app and its keyboard share the store.
  public static var storeIsAppGroupSynced: Bool { setup.value.isAppGroupSynced }

  /// Returns the prefix of the keys in a namespace.
  public static func storeKeyPrefix(for namespace: String) -> String {
    "\(storeKeyPrefix)\(namespace)."
  }

  /// Sets the shared store, and the prefix of all keys if one is given.
  public static func setupStore(
    _ store: any KeyboardSettingsStorage, keyPrefix: String? = nil, isAppGroupSynced: Bool = false
  ) {
    setup.value = Setup(
      storage: store, prefix: keyPrefix ?? storeKeyPrefix, isAppGroupSynced: isAppGroupSynced,
      appGroupFolder: appGroupFolder)
  }

  /// The folder for settings shared by apps and their keyboards, or `nil` if there is none.
  public static var appGroupFolder: URL? {
    get { setup.value.appGroupFolder }
    set { setup.value.appGroupFolder = newValue }
  }

  /// Whether app groups without a file are reported; the settings of a test need none.
  package static let reportsAppGroups = SettableValue(true)

  /// Sets up the store in the file of an app group.
  ///
  /// Without ``appGroupFolder`` or with an invalid filename, a notice is reported instead.
  public static func setupStore(forAppGroup group: String, keyPrefix: String? = nil) {
    guard let folder = appGroupFolder, !group.isEmpty, !group.hasPrefix("."),
      !group.contains("/"), !group.contains("\0")
    else {
      guard reportsAppGroups.value else { return }
      return KeyboardNotices.report(
        .unwritableFile,
        "The settings of the app group \(group.quoted) have no file and aren't shared",
        hints: [
          "KeyboardSettings.appGroupFolder is the folder of the files; a group is a filename."
        ])
    }
    let store = FileSettingsStore(url: folder.appendingPathComponent(group + ".json"))
    setupStore(store, keyPrefix: keyPrefix, isAppGroupSynced: true)
  }

  /// Sets up the store in the app group of an app, if any, with its key prefix.
  public static func setupStore(for app: KeyboardApp) {
    if let group = app.appGroupId { setupStore(forAppGroup: group) }
    if let prefix = app.keyboardSettingsKeyPrefix { storeKeyPrefix = prefix }
  }

  /// Resets the store and the prefix to the initial ones.
  public static func resetStore() { setup.value = Setup() }

  static var configuredStore: (any KeyboardSettingsStorage)? { setup.value.storage }

  static func group(
    _ namespace: String, in storage: (any KeyboardSettingsStorage)?, onChange: (() -> Void)? = nil
  ) -> SettingsGroup {
    SettingsGroup(
      storage: storage ?? store, prefix: storeKeyPrefix(for: namespace), onChange: onChange)
  }

  /// Configuration of the storage that all settings share.
  private struct Setup: Sendable {
    var storage: (any KeyboardSettingsStorage)?
    var prefix = KeyboardSettings.storeKeyPrefixDefault
    var isAppGroupSynced = false
    var appGroupFolder: URL?
  }

  private static let memory = InMemorySettingsStore()
  private static let setup = SettableValue(Setup())
}

/// Settings in memory.
public final class InMemorySettingsStore: KeyboardSettingsStorage {

  private let values: Mutex<[String: KeyboardSettingsValue]>

  /// Creates a store with initial values.
  public init(_ values: [String: KeyboardSettingsValue] = [:]) { self.values = Mutex(values) }

  /// Returns the value for a key, or `nil` if none is set.
  public func value(forKey key: String) -> KeyboardSettingsValue? { values.withLock { $0[key] } }

  /// Sets the value for a key, or remove it with `nil`.
  public func set(_ value: KeyboardSettingsValue?, forKey key: String) {
    values.withLock { $0[key] = value }
  }
}
