public import KeyboardCore
public import KeyboardDrawing
import KeyboardStyling

/// The standard colors by name.
public enum KeyboardColor: String, KeyboardChoice {
  case standardButtonBackground
  case standardButtonBackgroundForColorSchemeBug
  case standardButtonBackgroundForDarkAppearance
  case standardButtonForeground
  case standardButtonForegroundForDarkAppearance
  case standardButtonShadow
  case standardDarkButtonBackground
  case standardDarkButtonBackgroundForColorSchemeBug
  case standardDarkButtonBackgroundForDarkAppearance
  case standardKeyboardBackground
  case standardKeyboardBackgroundForDarkAppearance

  /// The name of the color in an asset catalog.
  public var resourceName: String { rawValue }

  /// The color.
  public var color: Color {
    switch self {
    case .standardButtonBackground: .standardButtonBackground
    case .standardButtonBackgroundForColorSchemeBug: .standardButtonBackgroundForColorSchemeBug
    case .standardButtonBackgroundForDarkAppearance: .standardButtonBackgroundForDarkAppearance
    case .standardButtonForeground: .standardButtonForeground
    case .standardButtonForegroundForDarkAppearance: .standardButtonForegroundForDarkAppearance
    case .standardButtonShadow: .standardButtonShadow
    case .standardDarkButtonBackground: .standardDarkButtonBackground
    case .standardDarkButtonBackgroundForColorSchemeBug:
      .standardDarkButtonBackgroundForColorSchemeBug
    case .standardDarkButtonBackgroundForDarkAppearance:
      .standardDarkButtonBackgroundForDarkAppearance
    case .standardKeyboardBackground: .standardKeyboardBackground
    case .standardKeyboardBackgroundForDarkAppearance: .standardKeyboardBackgroundForDarkAppearance
    }
  }
}

extension Color {

  /// The older name of ``keyboardButtonBackground(for:)``.
  public static func standardButtonBackground(for context: KeyboardContext) -> Color {
    keyboardButtonBackground(for: context.colorScheme)
  }

  /// The older name of ``keyboardDarkButtonBackground(for:)``.
  public static func standardDarkButtonBackground(for context: KeyboardContext) -> Color {
    keyboardDarkButtonBackground(for: context.colorScheme)
  }

  /// The older name of ``keyboardButtonForeground(for:)``.
  public static func standardButtonForeground(for context: KeyboardContext) -> Color {
    keyboardButtonForeground(for: context.colorScheme)
  }

  /// The older name of ``keyboardDarkButtonForeground(for:)``.
  public static func standardDarkButtonForeground(for context: KeyboardContext) -> Color {
    keyboardDarkButtonForeground(for: context.colorScheme)
  }

  /// The older name of ``keyboardButtonShadow(for:)``.
  public static func standardButtonShadow(for context: KeyboardContext) -> Color {
    keyboardButtonShadow(for: context.colorScheme)
  }

  /// The older name of ``keyboardBackground(for:)``.
  public static func standardKeyboardBackground(for context: KeyboardContext) -> Color {
    keyboardBackground(for: context.colorScheme)
  }

  /// Another name of ``standardButtonBackground(for:)``.
  public static func standardButtonBackgroundColor(for context: KeyboardContext) -> Color {
    standardButtonBackground(for: context)
  }

  /// The older name of ``keyboardButtonBackground``.
  public static let standardButtonBackground = keyboardButtonBackground

  /// The older name of ``keyboardButtonBackgroundForColorSchemeBug``.
  public static let standardButtonBackgroundForColorSchemeBug =
    keyboardButtonBackgroundForColorSchemeBug

  /// The older name of ``keyboardButtonBackgroundForDarkAppearance``.
  public static let standardButtonBackgroundForDarkAppearance =
    keyboardButtonBackgroundForDarkAppearance

  /// The older name of ``keyboardButtonForeground``.
  public static let standardButtonForeground = keyboardButtonForeground

  /// The older name of ``keyboardButtonForegroundForDarkAppearance``.
  public static let standardButtonForegroundForDarkAppearance =
    keyboardButtonForegroundForDarkAppearance

  /// The older name of ``keyboardButtonShadow``.
  public static let standardButtonShadow = keyboardButtonShadow

  /// The older name of ``keyboardDarkButtonBackground``.
  public static let standardDarkButtonBackground = keyboardDarkButtonBackground

  /// The older name of ``keyboardDarkButtonBackgroundForColorSchemeBug``.
  public static let standardDarkButtonBackgroundForColorSchemeBug =
    keyboardDarkButtonBackgroundForColorSchemeBug

  /// The older name of ``keyboardDarkButtonBackgroundForDarkAppearance``.
  public static let standardDarkButtonBackgroundForDarkAppearance =
    keyboardDarkButtonBackgroundForDarkAppearance

  /// The older name of ``keyboardDarkButtonForeground``.
  public static let standardDarkButtonForeground = keyboardDarkButtonForeground

  /// The older name of ``keyboardDarkButtonForegroundForDarkAppearance``.
  public static let standardDarkButtonForegroundForDarkAppearance =
    keyboardDarkButtonForegroundForDarkAppearance

  /// The older name of ``keyboardBackground``.
  public static let standardKeyboardBackground =
    keyboardBackground

  /// The older name of ``keyboardBackgroundForDarkAppearance``.
  public static let standardKeyboardBackgroundForDarkAppearance =
    keyboardBackgroundForDarkAppearance
}
