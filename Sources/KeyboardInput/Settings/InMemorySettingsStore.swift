public import KeyboardCore
import Synchronization

/// Settings in memory.
public final class InMemorySettingsStore: KeyboardSettingsStorage {

  private let values: Mutex<[String: KeyboardSettingsValue]>

  /// Create a store with initial values.
  public init(_ values: [String: KeyboardSettingsValue] = [:]) {
    self.values = Mutex(values)
  }

  /// The value for a key, or `nil` if none is set.
  public func value(forKey key: String) -> KeyboardSettingsValue? {
    values.withLock { $0[key] }
  }

  /// Set the value for a key, or remove it with `nil`.
  public func set(_ value: KeyboardSettingsValue?, forKey key: String) {
    values.withLock { $0[key] = value }
  }
}
