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

  /// Where the locales come from that the keyboard can switch between.
  public var enabledLocalesDataSource: EnabledLocalesDataSource {
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

  /// Switches to a locale, with letter keys that are not its own if a type is given.
  public func selectLocale(_ locale: Locale, layoutType: Keyboard.LayoutType? = nil) {
    self.locale = locale
    keyboardLayoutType = layoutType
  }

  /// Switches to the enabled locale at a place; where there is none, nothing happens.
  public func selectLocale(at index: Int) {
    if addedLocales.indices.contains(index) {
      selectLocale(addedLocales[index].locale, layoutType: addedLocales[index].layoutType)
    } else if addedLocales.isEmpty, locales.indices.contains(index) {
      selectLocale(locales[index])
    }
  }

  /// Switches to the enabled locale after the current one; after the last, to the first.
  public func selectNextLocale() {
    let current =
      addedLocales.isEmpty
      ? locales.firstIndex { $0.identifier == locale.identifier }
      : addedLocales.firstIndex(of: locale, layoutType: keyboardLayoutType)
    let count = addedLocales.isEmpty ? locales.count : addedLocales.count
    let next = current.map { $0 + 1 } ?? 0
    selectLocale(at: next < count ? next : 0)
  }
}
