/// A key-value storage of settings.
public protocol KeyboardSettingsStorage: AnyObject, Sendable {

  /// Return the value for a key, or `nil` if none is set.
  ///
  /// A double without a fraction may come back as an integer.
  func value(forKey key: String) -> KeyboardSettingsValue?

  /// Set the value for a key, or remove it with `nil`.
  func set(_ value: KeyboardSettingsValue?, forKey key: String)
}

/// The value of a setting.
public enum KeyboardSettingsValue: KeyboardModel {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case strings([String])
}
