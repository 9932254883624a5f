public import Foundation

extension Locale {
  /// Values by locale, looked up by identifier, then by language.
  public struct Dictionary<Value> {
    /// The values by identifier.
    public private(set) var dictionary: [String: Value]

    /// A dictionary from values by identifier.
    public init(_ dictionary: [String: Value] = [:]) {
      self.dictionary = dictionary
    }

    /// A dictionary from values by locale.
    public init(_ dictionary: [Locale: Value]) {
      self.dictionary = [:]
      for (locale, value) in dictionary { self.dictionary[locale.identifier] = value }
    }

    /// Return the value of a locale: that of its identifier, else that of its language.
    public func value(for locale: Locale) -> Value? {
      if let value = dictionary[locale.identifier] { return value }
      return locale.language.languageCode.flatMap { dictionary[$0.identifier] }
    }

    /// Whether a locale has a value.
    public func hasValue(for locale: Locale) -> Bool { value(for: locale) != nil }

    /// Set the value of a locale.
    public mutating func set(_ value: Value, for locale: Locale) {
      set(value, for: locale.identifier)
    }

    /// Set the value of an identifier.
    public mutating func set(_ value: Value, for identifier: String) {
      dictionary[identifier] = value
    }
  }
}

extension Locale.Dictionary: Equatable where Value: Equatable {}
extension Locale.Dictionary: Sendable where Value: Sendable {}
