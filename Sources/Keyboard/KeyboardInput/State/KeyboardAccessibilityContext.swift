public import KeyboardCore
public import KeyboardStyling
public import Observation

/// The observable accessibility settings that users of a keyboard choose in it, beside the system's.
///
/// A change of a setting changes that of the keyboard's own context, and leaves the others, which the
/// system may ask for, as they are.
///
/// ```swift
/// controller.state.accessibilityContext.isHighContrastEnabled = true
/// controller.state.keyboardContext.isHighContrastEnabled  // → true
/// controller.settings.accessibilitySettings.accessibility.isHighContrastEnabled  // → true
/// ```
///
/// Source of the name: the release notes of KeyboardKit 10.5.
@Observable
@dynamicMemberLookup
public final class KeyboardAccessibilityContext {

  /// Create a context with settings, by default those of people who ask for nothing.
  public init(_ accessibility: KeyboardAccessibility = KeyboardAccessibility()) {
    stored = accessibility
  }

  private var stored: KeyboardAccessibility

  @ObservationIgnored
  var settingsStorage: (any KeyboardSettingsStorage)?

  @ObservationIgnored
  var observer: ((_ old: KeyboardAccessibility, _ new: KeyboardAccessibility) -> Void)?

  /// The settings together; a change is stored at once.
  public var accessibility: KeyboardAccessibility {
    get { stored }
    set {
      set(newValue)
      KeyboardAccessibilitySettings(storage: settingsStorage).accessibility = newValue
    }
  }

  /// A setting; a change is stored at once.
  public subscript<Value>(
    dynamicMember path: WritableKeyPath<KeyboardAccessibility, Value>
  ) -> Value {
    get { stored[keyPath: path] }
    set { accessibility[keyPath: path] = newValue }
  }

  /// Apply the user's settings, which another process may have changed.
  public func sync(with settings: KeyboardAccessibilitySettings) { set(settings.accessibility) }

  private func set(_ new: KeyboardAccessibility) {
    let old = stored
    guard new != old else { return }
    stored = new
    observer?(old, new)
  }
}

extension KeyboardTheme {

  /// Return this theme as it is drawn for people with the settings of a context.
  public func adjusted(for context: KeyboardAccessibilityContext) -> KeyboardTheme {
    adjusted(for: context.accessibility)
  }
}
