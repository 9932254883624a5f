public import KeyboardCore

/// An emoji store in the settings.
public final class SettingsEmojiStore: EmojiStore {

  private let storage: any KeyboardSettingsStorage

  /// Create a store in a settings store, by default the shared one.
  public init(_ storage: (any KeyboardSettingsStorage)? = nil) {
    self.storage = storage ?? KeyboardSettings.store
  }

  /// The stored emojis of a key, as strings.
  public func emojis(forKey key: String) -> [String]? {
    if case .strings(let emojis) = storage.value(forKey: key) { emojis } else { nil }
  }

  /// Store emojis for a key, or remove them with `nil`.
  public func setEmojis(_ emojis: [String]?, forKey key: String) {
    storage.set(emojis.map { .strings($0) }, forKey: key)
  }

  /// The stored number of a key.
  public func count(forKey key: String) -> Int? {
    if case .int(let count) = storage.value(forKey: key) { count } else { nil }
  }

  /// Store a number for a key, or remove it with `nil`.
  public func setCount(_ count: Int?, forKey key: String) {
    storage.set(count.map { .int($0) }, forKey: key)
  }
}
