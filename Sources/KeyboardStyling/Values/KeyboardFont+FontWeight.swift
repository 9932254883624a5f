public import KeyboardDrawing

extension KeyboardFont {

  /// The weight of a font.
  public enum FontWeight: String, Hashable, Codable, Sendable, CaseIterable {
    case black
    case bold
    case heavy
    case light
    case medium
    case regular
    case semibold
    case thin
    case ultraLight

    /// The weight to draw with.
    public var fontWeight: Font.Weight {
      switch self {
      case .black: .black
      case .bold: .bold
      case .heavy: .heavy
      case .light: .light
      case .medium: .medium
      case .regular: .regular
      case .semibold: .semibold
      case .thin: .thin
      case .ultraLight: .ultraLight
      }
    }
  }
}

extension Font.Weight {

  /// The equivalent weight of keyboard fonts.
  public var keyboardWeight: KeyboardFont.FontWeight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}
