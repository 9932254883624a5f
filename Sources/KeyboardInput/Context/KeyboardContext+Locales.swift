public import Foundation
public import KeyboardCore

extension KeyboardContext {

  /// Where the locales come from that the keyboard can switch between.
  public enum EnabledLocalesDataSource: String, CaseIterable, KeyboardModel {

    /// The user has added them.
    case added

    /// The app has set them.
    case context
  }

  /// Switch to a locale, with letter keys that are not its own if a type is given.
  public func selectLocale(_ locale: Locale, layoutType: Keyboard.LayoutType? = nil) {
    self.locale = locale
    self.keyboardLayoutType = layoutType
  }

  /// Switch to the enabled locale at a place; where there is none, nothing happens.
  public func selectLocale(at index: Int) {
    let added = self.addedLocales
    if added.indices.contains(index) {
      selectLocale(added[index].locale, layoutType: added[index].layoutType)
    } else if added.isEmpty, self.locales.indices.contains(index) {
      selectLocale(self.locales[index])
    }
  }

  /// Switch to the enabled locale after the current one; after the last, to the first.
  public func selectNextLocale() {
    let next = traits.enabledLocaleIndex.map { $0 + 1 } ?? 0
    selectLocale(at: next < self.enabledLocales.count ? next : 0)
  }
}

extension KeyboardTraits {

  /// Where the locales come from that the keyboard can switch between.
  public var enabledLocalesDataSource: KeyboardContext.EnabledLocalesDataSource {
    addedLocales.isEmpty ? .context : .added
  }

  /// The locales that the keyboard can switch between.
  public var enabledLocales: [Locale] {
    addedLocales.isEmpty ? locales : addedLocales.map(\.locale)
  }

  /// Whether there are several locales that the keyboard can switch between.
  public var hasMultipleEnabledLocales: Bool {
    (addedLocales.isEmpty ? locales.count : addedLocales.count) > 1
  }

  /// The place of the current locale among the enabled ones.
  fileprivate var enabledLocaleIndex: Int? {
    addedLocales.isEmpty
      ? locales.firstIndex { $0.identifier == locale.identifier }
      : addedLocales.firstIndex(of: locale, layoutType: keyboardLayoutType)
  }
}
