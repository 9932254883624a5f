import Synchronization

/// Immutable value that copies share: styles and tables would be copied several times per key.
package final class SharedValue<Value: Sendable>: Sendable {

  package let value: Value

  package init(_ value: Value) { self.value = value }
}

extension SharedValue: Equatable where Value: Equatable {

  package static func == (left: SharedValue, right: SharedValue) -> Bool {
    left === right || left.value == right.value
  }
}

extension SharedValue: Hashable where Value: Hashable {

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension SharedValue: Encodable where Value: Encodable {

  package func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension SharedValue: Decodable where Value: Decodable {

  package convenience init(from decoder: any Decoder) throws {
    self.init(try Value(from: decoder))
  }
}

/// Storage of `.standard`, a class because Swift 6.3.1 zeroes a global `Mutex` of a large struct.
package final class SettableValue<Value: Sendable>: Sendable {

  private let storage: Mutex<Value>

  package init(_ value: Value) { storage = Mutex(value) }

  package var value: Value {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }

  package func update(_ change: (inout Value) -> Void) { storage.withLock { change(&$0) } }
}

/// A key-value storage of settings.
public protocol KeyboardSettingsStorage: AnyObject, Sendable {

  /// Returns the value for a key, or `nil`; a whole double may come back as an integer.
  func value(forKey key: String) -> KeyboardSettingsValue?

  /// Sets the value for a key, or remove it with `nil`.
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

/// A namespace for what was copied.
public enum Clipboard {

  /// A text that was copied, which the clipboard keyboard inserts.
  public struct Clip: KeyboardModel, Identifiable {

    /// The number of the clip, which no other one of the same clipboard has.
    public var id: Int

    /// The text.
    public var text: String

    /// Whether the clip is kept until it is deleted, before those that aren't.
    public var isPinned: Bool

    /// Creates a clip.
    public init(id: Int, text: String, isPinned: Bool = false) {
      self.id = id
      self.text = text
      self.isPinned = isPinned
    }
  }
}
