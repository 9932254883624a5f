import Foundation
public import KeyboardCore
import KeyboardDrawing

/// The accessibility settings as changes to a style: contrast, bold text, text size, transparency.
///
/// This is the topmost layer, over themes, appearances and view modifiers.
public struct AccessibilityRules: Hashable, Sendable {

  /// The minimum contrast ratio of text and icons (WCAG AAA).
  static let textContrast = 7.0

  /// The minimum contrast ratio of the edges of keys (WCAG).
  static let edgeContrast = 3.0

  /// Whether text and edges have increased contrast.
  public var isHighContrast = false

  /// Whether text and icons are two weights heavier.
  public var isBoldText = false

  /// Whether translucent colors are blended with their backdrop.
  public var isReduceTransparency = false

  /// The factor on the size of text and icons.
  public var textSizeFactor = 1.0

  /// Whether the color scheme is dark.
  public var isDark = false

  /// Create rules without any changes.
  public init() {}

  /// Create the rules for traits.
  public init(traits: KeyboardTraits) {
    isHighContrast = traits.isHighContrastEnabled
    isBoldText = traits.isBoldTextEnabled
    isReduceTransparency = traits.isReduceTransparencyEnabled
    textSizeFactor = traits.textSizeFactor
    isDark = traits.hasDarkColorScheme
  }

  /// Whether the rules change any style.
  public var isActive: Bool {
    isHighContrast || isBoldText || isReduceTransparency || textSizeFactor != 1
  }

  /// Return the adapted weight of text or icons.
  func weight(_ weight: Font.Weight) -> Font.Weight {
    guard isBoldText else { return weight }
    return Font.Weight(rawValue: min(weight.rawValue + 200, 900)) ?? weight
  }

  /// Return the adapted font of a text.
  func font(_ font: KeyboardFont) -> KeyboardFont {
    var drawn = font.font
    drawn.weight = weight(drawn.weight)
    let kept = KeyboardFont(font.type, isBoldText ? drawn.weight.keyboardWeight : font.weight)
    if textSizeFactor == 1 { return kept }
    if case .customFixed = font.type { return kept }
    drawn.size *= textSizeFactor
    return KeyboardFont(drawing: drawn)
  }

  /// Resolve a color for the color scheme.
  func resolved(_ color: Color) -> Color.Resolved { color.resolved(isDark: isDark) }

  /// Return the backdrop of keys and toolbar.
  func backdrop(of style: KeyboardViewStyle) -> Surface {
    Surface(resolved(.keyboardBackground)).painted(with: style.background, isDark: isDark)
  }
}
