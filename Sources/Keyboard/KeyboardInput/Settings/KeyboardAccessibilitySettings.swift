public import KeyboardCore
public import KeyboardStyling

/// The user's accessibility settings of the keyboard, beside those of the system, stored at once.
///
/// Source of the name: the release notes of KeyboardKit 10.5.
public struct KeyboardAccessibilitySettings {

  private let group: SettingsGroup

  /// Create settings in a store, by default the shared one.
  public init(
    storage: (any KeyboardSettingsStorage)? = nil, onChange: (() -> Void)? = nil
  ) {
    group = KeyboardSettings.group("accessibility", in: storage, onChange: onChange)
  }

  /// The prefix of the keys of these settings.
  public static var settingsPrefix: String { KeyboardSettings.storeKeyPrefix(for: "accessibility") }

  /// The settings together; a stored text size outside of that of the system's counts as the nearest one.
  public var accessibility: KeyboardAccessibility {
    get {
      var value = KeyboardAccessibility()
      for flag in KeyboardAccessibility.flags {
        value[keyPath: flag.path] = group[flag.name, default: false]
      }
      let (size, sizes) = (
        group["textSizeFactor", default: 1.0], KeyboardAccessibility.textSizeFactors
      )
      value.textSizeFactor = size.isFinite ? min(max(size, sizes.lowerBound), sizes.upperBound) : 1
      return value
    }
    nonmutating set {
      let old = accessibility
      for flag in KeyboardAccessibility.flags
      where old[keyPath: flag.path] != newValue[keyPath: flag.path] {
        group[flag.name, default: false] = newValue[keyPath: flag.path]
      }
      if old.textSizeFactor != newValue.textSizeFactor {
        group["textSizeFactor", default: 1.0] = newValue.textSizeFactor
      }
    }
  }
}

extension KeyboardTheme {

  /// Return this theme as it is drawn for people with stored settings.
  public func adjusted(for settings: KeyboardAccessibilitySettings) -> KeyboardTheme {
    adjusted(for: settings.accessibility)
  }
}
