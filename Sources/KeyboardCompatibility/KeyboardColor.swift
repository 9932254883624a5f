public import KeyboardDrawing

/// The standard colors by name.
public enum KeyboardColor: String, Hashable, Codable, Sendable, CaseIterable, Identifiable {
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

  /// The name itself.
  public var id: String { rawValue }

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
