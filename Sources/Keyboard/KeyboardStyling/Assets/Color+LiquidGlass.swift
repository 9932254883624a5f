public import KeyboardCore
public import KeyboardDrawing

// The plain colors of the Liquid Glass look, where nothing shines through.
//
// Source: pictures of iOS 26.1, light over #f2f2f2, and of a beta in dark over black.
extension Color {

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

  /// Return the face color of keys in the Liquid Glass look for a color scheme.
  public static func keyboardButtonBackgroundLiquid(for scheme: ColorScheme) -> Color {
    keyboardButtonBackgroundLiquid
  }

  /// Return the face color of keys in the Liquid Glass look for a context.
  public static func keyboardButtonBackgroundLiquid(for context: KeyboardContext) -> Color {
    keyboardButtonBackgroundLiquid(for: context.colorScheme)
  }
}
