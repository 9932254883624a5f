/// A namespace for the types that tell whether a keyboard is enabled and in use.
public struct KeyboardStatus {
  private init() {}
}

/// Something that can tell from lists of identifiers whether a keyboard is enabled and in use.
public protocol KeyboardStatusInspector {}

extension KeyboardStatusInspector {

  /// Whether the first of the identifiers is that of a keyboard, whose end may be left open by `*`.
  public func isKeyboardActive(withId bundleId: String, in activeIds: [String]) -> Bool {
    activeIds.first.map { $0.matches(keyboard: bundleId) } ?? false
  }

  /// Whether any of the identifiers is that of a keyboard, whose end may be left open by `*`.
  public func isKeyboardEnabled(withId bundleId: String, in enabledIds: [String]) -> Bool {
    enabledIds.contains { $0.matches(keyboard: bundleId) }
  }
}

extension String {

  /// Whether this identifier is the one of a pattern, or starts as the pattern does before a `*`.
  fileprivate func matches(keyboard pattern: String) -> Bool {
    pattern.hasSuffix("*") ? hasPrefix(pattern.dropLast()) : self == pattern
  }
}
