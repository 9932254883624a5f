public import KeyboardDrawing

// Source: the color assets of KeyboardKit 9.5.3.
extension Color {

  /// The face color of input keys.
  public static let keyboardButtonBackground = Color(light: 0xFFFFFF, dark: 0x6B6B6B)

  /// The translucent variant of the face color of input keys in dark mode.
  public static let keyboardButtonBackgroundForColorSchemeBug = Color(
    light: Resolved(hex: 0xFFFFFF), dark: Resolved(hex: 0xFFFFFF, opacity: 0.3))

  /// The face color of input keys for a dark keyboard appearance in light mode.
  public static let keyboardButtonBackgroundForDarkAppearance = Color(
    light: 0x979797, dark: 0x979797)

  /// The text color of keys.
  public static let keyboardButtonForeground = Color(light: 0x000000, dark: 0xFFFFFF)

  /// The text color of keys for a dark keyboard appearance.
  public static let keyboardButtonForegroundForDarkAppearance = Color(
    light: 0xFFFFFF, dark: 0xFFFFFF)

  /// The shadow color of keys.
  public static let keyboardButtonShadow = Color(
    light: Resolved(hex: 0x000000, opacity: 0.3), dark: Resolved(hex: 0x000000, opacity: 0.7))

  /// The face color of system keys.
  public static let keyboardDarkButtonBackground = Color(light: 0xABB1BA, dark: 0x474747)

  /// The translucent variant of the face color of system keys in dark mode.
  public static let keyboardDarkButtonBackgroundForColorSchemeBug = Color(
    light: Resolved(hex: 0xB3B7C0), dark: Resolved(hex: 0xFFFFFF, opacity: 0.1))

  /// The face color of system keys for a dark keyboard appearance in light mode.
  public static let keyboardDarkButtonBackgroundForDarkAppearance = Color(
    light: 0x757575, dark: 0x757575)

  /// The text color of system keys.
  public static let keyboardDarkButtonForeground = keyboardButtonForeground

  /// The text color of system keys for a dark keyboard appearance.
  public static let keyboardDarkButtonForegroundForDarkAppearance =
    keyboardButtonForegroundForDarkAppearance

  /// The background color of keyboards.
  public static let keyboardBackground = Color(light: 0xD5D6DD, dark: 0x2C2C2C)

  /// The background color of keyboards for a dark keyboard appearance in light mode.
  public static let keyboardBackgroundForDarkAppearance = Color(light: 0x6A6A6A, dark: 0x2C2C2C)
}
