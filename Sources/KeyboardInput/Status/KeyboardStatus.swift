/// A namespace for the types of the status of keyboards.
public struct KeyboardStatus {
  private init() {}
}

/// A type that determines from lists of identifiers whether a keyboard is enabled and active.
public protocol KeyboardStatusInspector {}

extension KeyboardStatusInspector {

  /// Whether the first active identifier is that of a keyboard, which may end with the wildcard
  /// `*`.
  public func isKeyboardActive(withId bundleId: String, in activeIds: [String]) -> Bool {
    activeIds.first.map { $0.matches(keyboard: bundleId) } ?? false
  }

  /// Whether an enabled identifier is that of a keyboard, which may end with the wildcard `*`.
  public func isKeyboardEnabled(withId bundleId: String, in enabledIds: [String]) -> Bool {
    enabledIds.contains { $0.matches(keyboard: bundleId) }
  }
}

extension String {

  /// Whether the identifier matches a pattern, which may end with the wildcard `*`.
  fileprivate func matches(keyboard pattern: String) -> Bool {
    pattern.hasSuffix("*") ? hasPrefix(pattern.dropLast()) : self == pattern
  }
}
