public import Foundation
public import KeyboardCore

extension KeyboardContext {

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
