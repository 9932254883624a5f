public import Foundation
public import KeyboardCore
public import KeyboardStyling
public import Observation

/// The observable state of the user's theme.
///
/// ```swift
/// let themeContext = KeyboardThemeContext()
/// themeContext.setCurrentTheme(.tron)
/// let appearance = themeContext.currentTheme.map {
///   KeyboardThemeAppearance(theme: $0, keyboardContext: context)
/// }
/// appearance?.theme.identifier  // → "tron"
/// ```
@Observable
public final class KeyboardThemeContext {

  /// Creates a context without a theme.
  public init(clock: KeyboardClock = .live()) { self.clock = clock }

  private var storedTheme: KeyboardTheme?

  /// The time when the theme was last set, in seconds since the reference date, initially 0.
  ///
  /// It increases with every change, even if the clock stands still.
  public private(set) var themeChanged: TimeInterval = 0

  @ObservationIgnored
  var clock: KeyboardClock

  @ObservationIgnored
  var settingsStorage: (any KeyboardSettingsStorage)?

  /// In seconds.
  private static let tick = 0.001

  private func stamp() {
    themeChanged = max(clock.now.timeIntervalSinceReferenceDate, themeChanged + Self.tick)
  }

  /// The current theme, or `nil` for the standard appearance; a change is stored at once.
  public var currentTheme: KeyboardTheme? {
    get { storedTheme }
    set {
      storedTheme = newValue
      stamp()
      KeyboardThemeSettings(storage: settingsStorage).theme = newValue
    }
  }

  /// Applies the user's settings, which another process may have changed.
  public func sync(with settings: KeyboardThemeSettings) {
    let stored = settings.theme
    guard stored != storedTheme else { return }
    storedTheme = stored
    stamp()
  }

  /// The user's settings; a change is applied at once.
  public var settings: KeyboardThemeSettings {
    KeyboardThemeSettings(storage: settingsStorage) { [weak self] in
      self?.sync(with: KeyboardThemeSettings(storage: self?.settingsStorage))
    }
  }

  /// A binding to the current theme.
  public var currentThemeBinding: Binding<KeyboardTheme?> {
    Binding(get: { self.currentTheme }, set: { self.currentTheme = $0 })
  }

  /// Sets the theme, or a value that converts to one such as `.tron`.
  public func setCurrentTheme(_ theme: some KeyboardThemeConvertible) {
    currentTheme = theme.keyboardTheme
  }

  /// Resets the theme to the standard appearance.
  public func resetCurrentTheme() { currentTheme = nil }

  /// A context for previews.
  public static var preview: KeyboardThemeContext { KeyboardThemeContext() }
}

/// A reference to a value that is stored elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {

  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding with a getter and a setter.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Creates a binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding {
    Binding(get: { value }, set: { _ in })
  }

  /// A binding to a property of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }

  /// The binding itself, which a property of a view passes on.
  public var projectedValue: Binding { self }

  /// The referenced value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

extension KeyboardAppearance where Self == KeyboardThemeAppearance {

  /// Returns an appearance for a theme, or for a value that converts to one such as `.tron`.
  public static func themeBased(
    theme: some KeyboardThemeConvertible, keyboardContext: KeyboardContext
  ) -> Self {
    KeyboardThemeAppearance(theme: theme, keyboardContext: keyboardContext)
  }

  /// Returns an appearance that follows the theme of a context, and is standard without one.
  public static func themeBased(
    keyboardContext: KeyboardContext, themeContext: KeyboardThemeContext
  ) -> Self {
    CurrentThemeAppearance(keyboardContext: keyboardContext, themeContext: themeContext)
  }
}

/// Appearance in the current theme of a context, which can change at any time.
private final class CurrentThemeAppearance: KeyboardThemeAppearance {

  private let themeContext: KeyboardThemeContext

  init(keyboardContext: KeyboardContext, themeContext: KeyboardThemeContext) {
    self.themeContext = themeContext
    super.init(theme: KeyboardTheme(), keyboardContext: keyboardContext)
  }

  override var theme: KeyboardTheme {
    get { themeContext.currentTheme ?? super.theme }
    set { super.theme = newValue }
  }
}

/// Observable font for typed letters.
///
/// ```swift
/// controller.state.fontContext.font = .fraktur
/// controller.services.actionHandler.handle(.release, on: .character("k"))
/// controller.textDocumentProxy.documentContextBeforeInput  // → "𝔨"
/// ```
@Observable
public final class KeyboardFontContext {

  /// Creates a context with the letters of the keys.
  public init() {}

  private var storedOption = KeyboardUnicodeFontOption.standard

  @ObservationIgnored
  var settingsStorage: (any KeyboardSettingsStorage)?

  /// The font as a user's choice; a change is stored at once.
  public var option: KeyboardUnicodeFontOption {
    get { storedOption }
    set {
      storedOption = newValue
      KeyboardFontSettings(storage: settingsStorage).option = newValue
    }
  }

  /// The font, or `nil` for the letters of the keys; a change is stored at once.
  public var font: KeyboardUnicodeFont? {
    get { option.font }
    set { option = newValue.map { .font($0) } ?? .standard }
  }

  /// Applies the user's settings, which another process may have changed.
  public func sync(with settings: KeyboardFontSettings) {
    let stored = settings.option
    if stored != storedOption { storedOption = stored }
  }

  /// Returns a text as it is typed in the font.
  public func typed(_ text: String) -> String { font?.text(text) ?? text }

  /// Returns what a typed text is without the font, as suggestions need it.
  public func plain(_ text: String) -> String { font?.plain(text) ?? text }
}
