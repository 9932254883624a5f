public import KeyboardCore
import Synchronization

/// Settings that last as long as the program.
public final class InMemorySettingsStore: KeyboardSettingsStorage {

  private let values: Mutex<[String: KeyboardSettingsValue]>

  /// A store with some values.
  public init(_ values: [String: KeyboardSettingsValue] = [:]) {
    self.values = Mutex(values)
  }

  /// The value with a name, or `nil` if none was set.
  public func value(forKey key: String) -> KeyboardSettingsValue? {
    values.withLock { $0[key] }
  }

  /// Set or, with `nil`, removes the value with a name.
  public func set(_ value: KeyboardSettingsValue?, forKey key: String) {
    values.withLock { $0[key] = value }
  }
}
