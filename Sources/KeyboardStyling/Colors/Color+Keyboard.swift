public import KeyboardDrawing

// Source: the color assets of KeyboardKit 9.5.3.
extension Color {

  /// The face of a key that types.
  public static let keyboardButtonBackground = Color(light: 0xFFFFFF, dark: 0x6B6B6B)

  /// The face of a key that types, let through in dark surroundings.
  public static let keyboardButtonBackgroundForColorSchemeBug = Color(
    light: Resolved(hex: 0xFFFFFF), dark: Resolved(hex: 0xFFFFFF, opacity: 0.3))

  /// The face of a key that types on a dark keyboard in light surroundings.
  public static let keyboardButtonBackgroundForDarkAppearance = Color(
    light: 0x979797, dark: 0x979797)

  /// What is written on a key.
  public static let keyboardButtonForeground = Color(light: 0x000000, dark: 0xFFFFFF)

  /// What is written on a key of a dark keyboard.
  public static let keyboardButtonForegroundForDarkAppearance = Color(
    light: 0xFFFFFF, dark: 0xFFFFFF)

  /// The edge under a key.
  public static let keyboardButtonShadow = Color(
    light: Resolved(hex: 0x000000, opacity: 0.3), dark: Resolved(hex: 0x000000, opacity: 0.7))

  /// The face of a key that acts.
  public static let keyboardDarkButtonBackground = Color(light: 0xABB1BA, dark: 0x474747)

  /// The face of a key that acts, let through in dark surroundings.
  public static let keyboardDarkButtonBackgroundForColorSchemeBug = Color(
    light: Resolved(hex: 0xB3B7C0), dark: Resolved(hex: 0xFFFFFF, opacity: 0.1))

  /// The face of a key that acts on a dark keyboard in light surroundings.
  public static let keyboardDarkButtonBackgroundForDarkAppearance = Color(
    light: 0x757575, dark: 0x757575)

  /// What is written on a key that acts.
  public static let keyboardDarkButtonForeground = keyboardButtonForeground

  /// What is written on a key that acts, of a dark keyboard.
  public static let keyboardDarkButtonForegroundForDarkAppearance =
    keyboardButtonForegroundForDarkAppearance

  /// What lies behind all keys.
  public static let keyboardBackground = Color(light: 0xD5D6DD, dark: 0x2C2C2C)

  /// What lies behind all keys of a dark keyboard in light surroundings.
  public static let keyboardBackgroundForDarkAppearance = Color(light: 0x6A6A6A, dark: 0x2C2C2C)
}
