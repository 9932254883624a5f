/// A theme that is built into the program and always available.
///
/// It replaces the theme where `try` would be inconvenient: `KeyboardThemeAppearance(theme: .tron,
/// …)`.
public struct BuiltInTheme: KeyboardThemeConvertible, Hashable, Sendable {

  private let look: BuiltInLook

  init(_ name: String) {
    look = BuiltInLook(name)
  }

  init<Looks>(_ theme: String, _ style: KeyboardTheme.Style<Looks>) {
    look = BuiltInLook(theme, style)
  }

  /// The theme.
  public var keyboardTheme: KeyboardTheme {
    do {
      return try look.theme
    } catch {
      preconditionFailure("A built-in theme is wrong:\n\(error)")
    }
  }
}
