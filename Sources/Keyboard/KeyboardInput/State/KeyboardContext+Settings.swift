public import Foundation
public import KeyboardCore
public import KeyboardStyling
public import Observation

extension KeyboardContext {

  /// The user's settings; a change is applied at once.
  public var settings: KeyboardSettings {
    KeyboardSettings(storage: settingsStorage) { [weak self] in
      self?.sync(with: KeyboardSettings(storage: self?.settingsStorage))
    }
  }

  /// Applies the user's settings except the locale, which may have changed since.
  public func sync(with settings: KeyboardSettings) {
    change { traits in
      let isEnabled = settings.isAutocapitalizationEnabled
      if traits.isAutocapitalizationEnabled != isEnabled {
        traits.isAutocapitalizationEnabled = isEnabled
        traits.autocapitalizationTypeOverride =
          isEnabled ? nil : Keyboard.AutocapitalizationType.none
      }
      traits.addedLocales = settings.addedLocales
      traits.keyboardDockEdge = settings.keyboardDockEdge
      traits.isSwipeDownActionsEnabled = settings.isSwipeDownActionsEnabled
      traits.inputToolbarDisplayMode = settings.inputToolbarDisplayMode
      traits.spaceContextMenuLeading = settings.spaceContextMenuLeading
      traits.spaceContextMenuTrailing = settings.spaceContextMenuTrailing
      traits.spaceLongPressBehavior = settings.spaceLongPressBehavior
    }
  }

  /// Uses a store for settings and applies its values, including the locale.
  public func setup(with storage: any KeyboardSettingsStorage) {
    settingsStorage = storage
    let settings = KeyboardSettings(storage: storage)
    sync(with: settings)
    if settings.hasLocale {
      selectLocale(settings.locale, layoutType: settings.keyboardLayoutType)
    }
  }

  func saveLocale() {
    let settings = KeyboardSettings(storage: settingsStorage)
    settings.locale = self.locale
    settings.keyboardLayoutType = self.keyboardLayoutType
  }

  /// The color scheme the text field requests.
  public var keyboardAppearance: Keyboard.TextFieldAppearance {
    textField?.keyboardAppearance ?? .default
  }

  /// Switch to the keyboard type that the text field requests, if any.
  public func syncKeyboardType() {
    if let type = textField?.keyboardType.keyboardType { self.keyboardType = type }
  }

  // Source of the rules: KeyboardKit 9.5.3 KeyboardContext+KeyboardCase.

  /// The best letter case after the text before the cursor.
  public var preferredKeyboardCase: Keyboard.KeyboardCase {
    let current = self.keyboardCase
    guard current != .capsLocked, self.isAutocapitalizationEnabled,
      let type = self.autocapitalizationType
    else { return current }
    return isUpperCasePreferred(for: type) ? .uppercased : .lowercased
  }

  private func isUpperCasePreferred(for type: Keyboard.AutocapitalizationType) -> Bool {
    let rules = self.typingRules
    guard rules.direction == .leftToRight, rules.capitalizes else { return false }
    switch type {
    case .allCharacters: return true
    case .none: return false
    case .words:
      guard let text = textField?.documentContextBeforeInput else { return true }
      // A letter after the full stop of "example." goes on with an address.
      return text.last?.isWordDelimiter ?? true && !(text.tokenAtEnd + "a").isAddress
    case .sentences:
      guard let text = textField?.documentContextBeforeInput else { return true }
      return text.startsSentence {
        $0.isSentenceDelimiter || rules.sentenceDelimiters.contains($0)
      }
    }
  }

  /// The source of the locales the keyboard can switch between.
  public enum EnabledLocalesDataSource: String, CaseIterable, KeyboardModel {

    /// The locales the user has added.
    case added

    /// The locales of the context, set by the app.
    case context
  }

  /// Switch to a locale, with the letter keys of a layout type if one is given.
  public func selectLocale(_ locale: Locale, layoutType: Keyboard.LayoutType? = nil) {
    self.locale = locale
    self.keyboardLayoutType = layoutType
  }

  /// Switch to the enabled locale at an index; do nothing if it is out of bounds.
  public func selectLocale(at index: Int) {
    let added = self.addedLocales
    if added.indices.contains(index) {
      selectLocale(added[index].locale, layoutType: added[index].layoutType)
    } else if added.isEmpty, self.locales.indices.contains(index) {
      selectLocale(self.locales[index])
    }
  }

  /// Switch to the enabled locale after the current one, cyclically.
  public func selectNextLocale() {
    let next = traits.enabledLocaleIndex.map { $0 + 1 } ?? 0
    selectLocale(at: next < self.enabledLocales.count ? next : 0)
  }
}

extension KeyboardTraits {

  var choosesKeyboardCase: Bool { isAutocapitalizationEnabled && autocapitalizationType != nil }

  /// The source of the locales the keyboard can switch between.
  public var enabledLocalesDataSource: KeyboardContext.EnabledLocalesDataSource {
    addedLocales.isEmpty ? .context : .added
  }

  /// The locales the keyboard can switch between.
  public var enabledLocales: [Locale] {
    addedLocales.isEmpty ? locales : addedLocales.map(\.locale)
  }

  /// Whether several locales are enabled.
  public var hasMultipleEnabledLocales: Bool {
    (addedLocales.isEmpty ? locales.count : addedLocales.count) > 1
  }

  fileprivate var enabledLocaleIndex: Int? {
    addedLocales.isEmpty
      ? locales.firstIndex { $0.identifier == locale.identifier }
      : addedLocales.firstIndex(of: locale, layoutType: keyboardLayoutType)
  }
}

/// Observable accessibility settings that users choose in a keyboard, beside the system's.
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

  /// Creates a context with settings; by default, nothing is enabled.
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

  /// Applies the user's settings, which another process may have changed.
  public func sync(with settings: KeyboardAccessibilitySettings) { set(settings.accessibility) }

  private func set(_ new: KeyboardAccessibility) {
    let old = stored
    guard new != old else { return }
    stored = new
    observer?(old, new)
  }
}

extension KeyboardTheme {

  /// Returns this theme as it is drawn for people with the settings of a context.
  public func adjusted(for context: KeyboardAccessibilityContext) -> KeyboardTheme {
    adjusted(for: context.accessibility)
  }
}
