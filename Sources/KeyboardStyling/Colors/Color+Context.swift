public import KeyboardCore
public import KeyboardDrawing

extension Color {

  /// Return the face color of input keys for a color scheme.
  public static func keyboardButtonBackground(for scheme: ColorScheme) -> Color {
    scheme == .dark ? keyboardButtonBackgroundForColorSchemeBug : keyboardButtonBackground
  }

  /// Return the face color of input keys for a context.
  public static func keyboardButtonBackground(for context: KeyboardContext) -> Color {
    keyboardButtonBackground(for: context.colorScheme)
  }

  /// Return the face color of system keys for a color scheme.
  public static func keyboardDarkButtonBackground(for scheme: ColorScheme) -> Color {
    scheme == .dark ? keyboardDarkButtonBackgroundForColorSchemeBug : keyboardDarkButtonBackground
  }

  /// Return the face color of system keys for a context.
  public static func keyboardDarkButtonBackground(for context: KeyboardContext) -> Color {
    keyboardDarkButtonBackground(for: context.colorScheme)
  }

  /// Return the text color of input keys for a color scheme.
  public static func keyboardButtonForeground(for scheme: ColorScheme) -> Color {
    scheme == .dark ? keyboardButtonForegroundForDarkAppearance : keyboardButtonForeground
  }

  /// Return the text color of input keys for a context.
  public static func keyboardButtonForeground(for context: KeyboardContext) -> Color {
    keyboardButtonForeground(for: context.colorScheme)
  }

  /// Return the text color of system keys for a color scheme.
  public static func keyboardDarkButtonForeground(for scheme: ColorScheme) -> Color {
    scheme == .dark ? keyboardDarkButtonForegroundForDarkAppearance : keyboardDarkButtonForeground
  }

  /// Return the text color of system keys for a context.
  public static func keyboardDarkButtonForeground(for context: KeyboardContext) -> Color {
    keyboardDarkButtonForeground(for: context.colorScheme)
  }

  /// Return the shadow color of keys for a color scheme.
  public static func keyboardButtonShadow(for scheme: ColorScheme) -> Color {
    keyboardButtonShadow
  }

  /// Return the shadow color of keys for a context.
  public static func keyboardButtonShadow(for context: KeyboardContext) -> Color {
    keyboardButtonShadow(for: context.colorScheme)
  }

  /// Return the background color of keyboards for a color scheme.
  public static func keyboardBackground(for scheme: ColorScheme) -> Color {
    keyboardBackground
  }

  /// Return the background color of keyboards for a context.
  public static func keyboardBackground(for context: KeyboardContext) -> Color {
    keyboardBackground(for: context.colorScheme)
  }
}
