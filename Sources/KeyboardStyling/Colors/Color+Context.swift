public import KeyboardCore
public import KeyboardDrawing

extension Color {

  /// The face of a key that types, in light or dark surroundings.
  public static func keyboardButtonBackground(for scheme: ColorScheme) -> Color {
    scheme == .dark ? keyboardButtonBackgroundForColorSchemeBug : keyboardButtonBackground
  }

  /// The face of a key that types, in the surroundings of a context.
  public static func keyboardButtonBackground(for context: KeyboardContext) -> Color {
    keyboardButtonBackground(for: context.colorScheme)
  }

  /// The face of a key that acts, in light or dark surroundings.
  public static func keyboardDarkButtonBackground(for scheme: ColorScheme) -> Color {
    scheme == .dark ? keyboardDarkButtonBackgroundForColorSchemeBug : keyboardDarkButtonBackground
  }

  /// The face of a key that acts, in the surroundings of a context.
  public static func keyboardDarkButtonBackground(for context: KeyboardContext) -> Color {
    keyboardDarkButtonBackground(for: context.colorScheme)
  }

  /// What is written on a key that types, in light or dark surroundings.
  public static func keyboardButtonForeground(for scheme: ColorScheme) -> Color {
    scheme == .dark ? keyboardButtonForegroundForDarkAppearance : keyboardButtonForeground
  }

  /// What is written on a key that types, in the surroundings of a context.
  public static func keyboardButtonForeground(for context: KeyboardContext) -> Color {
    keyboardButtonForeground(for: context.colorScheme)
  }

  /// What is written on a key that acts, in light or dark surroundings.
  public static func keyboardDarkButtonForeground(for scheme: ColorScheme) -> Color {
    scheme == .dark ? keyboardDarkButtonForegroundForDarkAppearance : keyboardDarkButtonForeground
  }

  /// What is written on a key that acts, in the surroundings of a context.
  public static func keyboardDarkButtonForeground(for context: KeyboardContext) -> Color {
    keyboardDarkButtonForeground(for: context.colorScheme)
  }

  /// The edge under a key, in light or dark surroundings.
  public static func keyboardButtonShadow(for scheme: ColorScheme) -> Color {
    keyboardButtonShadow
  }

  /// The edge under a key, in the surroundings of a context.
  public static func keyboardButtonShadow(for context: KeyboardContext) -> Color {
    keyboardButtonShadow(for: context.colorScheme)
  }

  /// What lies behind all keys, in light or dark surroundings.
  public static func keyboardBackground(for scheme: ColorScheme) -> Color {
    keyboardBackground
  }

  /// What lies behind all keys, in the surroundings of a context.
  public static func keyboardBackground(for context: KeyboardContext) -> Color {
    keyboardBackground(for: context.colorScheme)
  }
}
