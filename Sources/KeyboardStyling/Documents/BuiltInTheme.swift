/// A theme that is built into the program, which can always be had.
///
/// It stands for the theme where `try` would be in the way: `KeyboardThemeAppearance(theme: .tron, …)`.
public struct BuiltInTheme: KeyboardThemeConvertible, Hashable, Sendable {

  private let name: String

  fileprivate init(_ name: String) {
    self.name = name
  }

  /// The theme.
  public var keyboardTheme: KeyboardTheme {
    do {
      return try KeyboardTheme.builtIn(name)
    } catch {
      preconditionFailure("A built-in theme is wrong:\n\(error)")
    }
  }
}

extension KeyboardThemeConvertible where Self == BuiltInTheme {

  /// The standard look as a theme.
  public static var standard: BuiltInTheme { BuiltInTheme("standard") }

  /// Sweet colours with white borders.
  public static var cottonCandy: BuiltInTheme { BuiltInTheme("cottonCandy") }

  /// Bright colours on black.
  public static var neonNights: BuiltInTheme { BuiltInTheme("neonNights") }

  /// Lines of light on black.
  public static var tron: BuiltInTheme { BuiltInTheme("tron") }
}
