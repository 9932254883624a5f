public import KeyboardCore
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

  /// Returns the face color of input keys for a color scheme.
  public static func keyboardButtonBackground(for scheme: ColorScheme) -> Color {
    scheme == .dark ? keyboardButtonBackgroundForColorSchemeBug : keyboardButtonBackground
  }

  /// Returns the face color of input keys for a context.
  public static func keyboardButtonBackground(for context: KeyboardContext) -> Color {
    keyboardButtonBackground(for: context.colorScheme)
  }

  /// Returns the face color of system keys for a color scheme.
  public static func keyboardDarkButtonBackground(for scheme: ColorScheme) -> Color {
    scheme == .dark ? keyboardDarkButtonBackgroundForColorSchemeBug : keyboardDarkButtonBackground
  }

  /// Returns the face color of system keys for a context.
  public static func keyboardDarkButtonBackground(for context: KeyboardContext) -> Color {
    keyboardDarkButtonBackground(for: context.colorScheme)
  }

  /// Returns the text color of input keys for a color scheme.
  public static func keyboardButtonForeground(for scheme: ColorScheme) -> Color {
    scheme == .dark ? keyboardButtonForegroundForDarkAppearance : keyboardButtonForeground
  }

  /// Returns the text color of input keys for a context.
  public static func keyboardButtonForeground(for context: KeyboardContext) -> Color {
    keyboardButtonForeground(for: context.colorScheme)
  }

  /// Returns the text color of system keys for a color scheme.
  public static func keyboardDarkButtonForeground(for scheme: ColorScheme) -> Color {
    scheme == .dark ? keyboardDarkButtonForegroundForDarkAppearance : keyboardDarkButtonForeground
  }

  /// Returns the text color of system keys for a context.
  public static func keyboardDarkButtonForeground(for context: KeyboardContext) -> Color {
    keyboardDarkButtonForeground(for: context.colorScheme)
  }

  /// Returns the shadow color of keys for a color scheme.
  public static func keyboardButtonShadow(for scheme: ColorScheme) -> Color {
    keyboardButtonShadow
  }

  /// Returns the shadow color of keys for a context.
  public static func keyboardButtonShadow(for context: KeyboardContext) -> Color {
    keyboardButtonShadow(for: context.colorScheme)
  }

  /// Returns the background color of keyboards for a color scheme.
  public static func keyboardBackground(for scheme: ColorScheme) -> Color { keyboardBackground }

  /// Returns the background color of keyboards for a context.
  public static func keyboardBackground(for context: KeyboardContext) -> Color {
    keyboardBackground(for: context.colorScheme)
  }

  // Opaque Liquid Glass (source: iOS 26.1, light over #f2f2f2, and a beta in dark over black).

  /// The face color of all keys but the primary one in the Liquid Glass look.
  public static let keyboardButtonBackgroundLiquid = Color(light: 0xFFFFFF, dark: 0x3D3D3D)

  /// Pressed keys in light are in no picture: as in KeyboardKit 9.9.1, the face at 60 %.
  static let keyboardPressedButtonBackgroundLiquid = Color(
    light: Resolved(hex: 0xFFFFFF, opacity: 0.6), dark: Resolved(hex: 0x262626))

  static let keyboardPrimaryButtonBackgroundLiquid = Color(light: 0x007AFF, dark: 0x007AFF)

  /// The color in dark isn't pictured.
  static let keyboardDisabledButtonBackgroundLiquid = Color(light: 0xBFC1C5, dark: 0x2B2B2B)

  /// The background color of keyboards in the Liquid Glass look.
  public static let keyboardBackgroundLiquid = Color(light: 0xDFE0E4, dark: 0x171717)
}
