import Foundation
import KeyboardCore
import KeyboardDrawing

extension StyleDesign {

  static let liquidGlass = SharedValue(
    StyleDesign(
      boardColor: .keyboardBackgroundLiquid,
      boardMaterial: { $1 ? .glassBoardOfApp(for: $0) : .glassBoard(for: $0) },
      boardLens: .glassBoard,
      hasBoardRim: true,
      faceColor: { $0.liquidGlassFaceColor(for: $1, isPressed: $2) },
      lightFaceOpacity: 1,
      faceMaterial: { .liquidGlass(inPlaceOf: $0, for: $1) },
      cornerStyle: .continuous,
      hasShadows: false,
      marksCapsLock: false,
      contentColor: { $0.liquidGlassContentColor(for: $1, isPressed: $2) },
      fontSize: { action, traits, _ in action.liquidGlassFontSize(for: traits) },
      fontWeight: { $0.liquidGlassFontWeight(for: $1) },
      textShape: { $0.liquidGlassTextShape(for: $1) },
      baselineOffset: { $0.liquidGlassBaselineOffset(for: $1) },
      // In images of landscape phones, rows are 36.3 and 34.7 apart.
      secondRowOffset: { $0.hasPadKeys || $0.interfaceOrientation.isPortrait ? 0 : 0.8 },
      contentInsets: { $0.liquidGlassContentInsets(for: $1, standard: $2) },
      image: { $0.liquidGlassImage(for: $1) },
      padImageScale: 1,
      alignsInk: true,
      lowerBarSize: { $0.liquidGlassBarSize(for: $1) },
      languageStyle: { .liquidGlassLanguages(for: $0) },
      showsNextLanguage: true,
      lettersStyle: Keyboard.LabelStyle(offset: CGPoint(x: 0, y: 2)),
      secondCharacters: { LiquidGlassPadLabels(for: $0).secondCharacters },
      toolbar: .liquidGlass,
      lowToolbar: .liquidGlassLow,
      // Light was measured by others on iOS 26.1; dark is the system's counterpart.
      passwordColor: Color(light: 0x3C3C43, dark: 0xEBEBF5),
      calloutStyle: { .liquidGlass(isInput: $0, over: $1) },
      emojis: { .liquidGlass(for: $0) },
      emojiParts: .liquidGlass))
}

extension KeyboardDrawing.Material.Lens {

  /// Fitted to images of iOS 26.1: shapes at depths of 0.6 to 23 points agree within 2 points,
  /// deviations of 4.1 to 5.5 points near the edge within 0.5.
  fileprivate static let glassBoard = Self(width: 20, reach: 60, blur: 3.6, blurDepths: 14...74)
}

extension Keyboard.Material {

  /// Dark is (31, 31, 31) over black, measured by others; in light, no difference is known.
  fileprivate static func glassBoardOfApp(for scheme: ColorScheme) -> Self {
    var material = glassBoard(for: scheme)
    if scheme == .dark { material.tint = Color(Color.Resolved(hex: 0x2B2B2B).opacity(0.725)) }
    return material
  }

  fileprivate static func liquidGlass(inPlaceOf color: Color, for scheme: ColorScheme) -> Self? {
    switch color {
    case .keyboardButtonBackgroundLiquid: .glassFace(for: scheme)
    case .keyboardPressedButtonBackgroundLiquid: .glassPressedFace(for: scheme)
    default: nil
    }
  }
}

// Source: images of iOS 26; others measured the radius of input callouts on 26.5.
extension KeyboardCallout.CalloutStyle {

  private static let inputRatio = 1.55

  fileprivate static func liquidGlass(isInput: Bool, over key: Keyboard.ButtonStyle) -> Self {
    Self(
      actionItemFont: .system(size: 21), backgroundColor: .keyboardButtonBackgroundLiquid,
      borderColor: .clear, cornerRadius: isInput ? 13 : 10,
      inputItemFont: .system(size: key.drawnFont.size * inputRatio),
      selectedBackgroundColor: Color(light: 0x0091FF, dark: 0x0091FF),
      selectedForegroundColor: .white, shadowColor: .black.opacity(0.16), shadowRadius: 14)
  }
}

extension Autocomplete.ToolbarStyle {

  /// (207, 209, 212) over (224, 226, 229), also dark over colors; dark boards aren't pictured.
  fileprivate static let liquidGlass = Self(
    item: .liquidGlass, autocorrectItem: .liquidGlassCorrection,
    separator: .init(
      color: Color(
        light: Color.Resolved(hex: 0x000000, opacity: 0.076),
        dark: Color.Resolved(hex: 0xFFFFFF, opacity: 0.15)), width: 1, height: 24))

  /// Separators are 12 points high on a landscape phone; capsules keep their portrait distance.
  fileprivate static let liquidGlassLow: Self = {
    var style = liquidGlass
    style.autocorrectItem.verticalPadding = 6.5
    style.separator.height = 12
    return style
  }()
}

extension Keyboard.LabelStyle {

  /// #cecece on white, #737373 in dark; narrow, with the stems of wider letters, on pads thinner.
  fileprivate static func liquidGlassLanguages(for traits: KeyboardTraits) -> Self {
    let opacity = traits.hasDarkColorScheme ? 0.28 : 0.192
    guard traits.hasPadKeys else {
      return Self(
        font: .system(size: 13.5).weight(.semibold).width(.compressed), opacity: opacity,
        offset: CGPoint(x: 1.25, y: 2.36))
    }
    return Self(
      font: .system(size: 15.2).weight(.medium).width(.compressed), opacity: opacity,
      offset: CGPoint(x: 2.1, y: 1.3))
  }
}

extension Autocomplete.ToolbarItemStyle {

  fileprivate static let liquidGlass = Self(
    titleFont: .system(size: 17), titleColor: Color(light: 0x343538, dark: 0xFFFFFF),
    backgroundColor: .clear)

  /// The capsule isn't pictured.
  fileprivate static let liquidGlassCorrection: Self = {
    var style = highlight(
      Color(
        light: Color.Resolved(hex: 0xFFFFFF, opacity: 0.55),
        dark: Color.Resolved(hex: 0xFFFFFF, opacity: 0.12)))
    (style.titleFont, style.titleColor) = (liquidGlass.titleFont, liquidGlass.titleColor)
    style.backgroundCornerRadius = 20
    return style
  }()
}
