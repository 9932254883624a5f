public import Foundation
import KeyboardCore
public import KeyboardStyling
public import Observation

/// Which theme a keyboard has, as the user has chosen it.
@Observable
public final class KeyboardThemeContext {

  /// A context without a theme, whose time is that of a clock.
  public init(clock: KeyboardClock = KeyboardClock()) {
    self.clock = clock
  }

  private var storedTheme: KeyboardTheme?

  /// When the theme was last set, in seconds since the reference date; 0 if it never was.
  ///
  /// It grows with every change, even while the clock stands still.
  public private(set) var themeChanged: TimeInterval = 0

  /// What tells the time.
  @ObservationIgnored
  var clock: KeyboardClock

  /// Where the settings are kept, or `nil` for the store that all keyboards share.
  @ObservationIgnored
  var settingsStorage: (any KeyboardSettingsStorage)?

  /// The smallest difference between two changes in seconds.
  private static let tick = 0.001

  private func stamp() {
    themeChanged = max(clock.now.timeIntervalSinceReferenceDate, themeChanged + Self.tick)
  }

  /// The chosen theme, or `nil` for the standard look; a new one is kept at once.
  public var currentTheme: KeyboardTheme? {
    get { storedTheme }
    set {
      storedTheme = newValue
      stamp()
      KeyboardThemeSettings(storage: settingsStorage).theme = newValue
    }
  }

  /// Take over what the user has chosen, perhaps in another process.
  public func sync(with settings: KeyboardThemeSettings) {
    let stored = settings.theme
    guard stored != storedTheme else { return }
    storedTheme = stored
    stamp()
  }
}

extension KeyboardThemeContext {

  /// The settings of the user; a change is taken over at once.
  public var settings: KeyboardThemeSettings {
    KeyboardThemeSettings(storage: settingsStorage) { [weak self] in
      guard let self else { return }
      sync(with: KeyboardThemeSettings(storage: settingsStorage))
    }
  }

  /// The chosen theme, for views that change it.
  public var currentThemeBinding: Binding<KeyboardTheme?> {
    Binding(get: { self.currentTheme }, set: { self.currentTheme = $0 })
  }

  /// Choose a theme, or something that stands for one such as `.tron`.
  public func setCurrentTheme(_ theme: some KeyboardThemeConvertible) {
    currentTheme = theme.keyboardTheme
  }

  /// Go back to the standard look.
  public func resetCurrentTheme() { currentTheme = nil }

  /// The older name of ``currentTheme``.
  public var theme: KeyboardTheme? { currentTheme }

  /// The older name of ``setCurrentTheme(_:)``.
  public func setTheme(_ theme: some KeyboardThemeConvertible) { setCurrentTheme(theme) }

  /// The older name of ``resetCurrentTheme()``.
  public func resetTheme() { resetCurrentTheme() }

  /// A context for previews.
  public static var preview: KeyboardThemeContext { KeyboardThemeContext() }
}
