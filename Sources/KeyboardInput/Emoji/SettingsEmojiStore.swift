public import KeyboardCore

/// Remembers emojis among the settings.
public final class SettingsEmojiStore: EmojiStore {

  private let storage: any KeyboardSettingsStorage

  /// A store for emojis in a store for settings; without one, in that which all keyboards share.
  public init(_ storage: (any KeyboardSettingsStorage)? = nil) {
    self.storage = storage ?? KeyboardSettings.store
  }

  /// The emojis that are stored for a key, as texts.
  public func emojis(forKey key: String) -> [String]? {
    if case .strings(let emojis) = storage.value(forKey: key) { emojis } else { nil }
  }

  /// Store emojis for a key or forget them.
  public func setEmojis(_ emojis: [String]?, forKey key: String) {
    storage.set(emojis.map { .strings($0) }, forKey: key)
  }

  /// The number that is stored for a key.
  public func count(forKey key: String) -> Int? {
    if case .int(let count) = storage.value(forKey: key) { count } else { nil }
  }

  /// Store a number for a key or forget it.
  public func setCount(_ count: Int?, forKey key: String) {
    storage.set(count.map { .int($0) }, forKey: key)
  }
}
