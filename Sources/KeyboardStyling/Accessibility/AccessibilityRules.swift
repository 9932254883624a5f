import Foundation
public import KeyboardCore
import KeyboardDrawing

/// What is changed in any look for people who ask for more contrast, bold text, larger text or less
/// transparency: the last layer, over themes, appearances and view modifiers.
public struct AccessibilityRules: Hashable, Sendable {

  /// The contrast ratio of WCAG that texts and icons have with what lies behind them, at least (AAA).
  static let textContrast = 7.0

  /// The contrast ratio of WCAG that the edges of keys have, at least.
  static let edgeContrast = 3.0

  /// Whether texts and edges get the contrast above.
  public var isHighContrast = false

  /// Whether texts and icons are two weights heavier.
  public var isBoldText = false

  /// Whether translucent colors are blended with what lies behind them.
  public var isReduceTransparency = false

  /// The size of texts and icons as a multiple of the usual one.
  public var textSizeFactor = 1.0

  /// Whether the surroundings are dark.
  public var isDark = false

  /// Rules that change nothing.
  public init() {}

  /// The rules for some surroundings.
  public init(traits: KeyboardTraits) {
    isHighContrast = traits.isHighContrastEnabled
    isBoldText = traits.isBoldTextEnabled
    isReduceTransparency = traits.isReduceTransparencyEnabled
    textSizeFactor = traits.textSizeFactor
    isDark = traits.hasDarkColorScheme
  }

  /// Whether anything is changed.
  public var isActive: Bool {
    isHighContrast || isBoldText || isReduceTransparency || textSizeFactor != 1
  }

  /// The weight that a text or icon is drawn in.
  func weight(_ weight: Font.Weight) -> Font.Weight {
    guard isBoldText else { return weight }
    return Font.Weight(rawValue: min(weight.rawValue + 200, 900)) ?? weight
  }

  /// The font that a text is drawn in.
  func font(_ font: KeyboardFont) -> KeyboardFont {
    var drawn = font.font
    drawn.weight = weight(drawn.weight)
    let kept = KeyboardFont(font.type, isBoldText ? drawn.weight.keyboardWeight : font.weight)
    if textSizeFactor == 1 { return kept }
    if case .customFixed = font.type { return kept }
    drawn.size *= textSizeFactor
    return KeyboardFont(drawing: drawn)
  }

  /// A color as it is drawn, the same in light and dark surroundings.
  func resolved(_ color: Color) -> Color.Resolved { color.resolved(isDark: isDark) }

  /// What keys and toolbar stand on.
  func backdrop(of style: KeyboardViewStyle) -> Surface {
    Surface(resolved(.keyboardBackground)).painted(with: style.background, isDark: isDark)
  }
}
