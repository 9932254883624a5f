/// A place where settings are kept by name.
public protocol KeyboardSettingsStorage: AnyObject, Sendable {

  /// The value with a name, or `nil` if none was set; a double without a fraction may come back as an
  /// integer.
  func value(forKey key: String) -> KeyboardSettingsValue?

  /// Sets or, with `nil`, removes the value with a name.
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
