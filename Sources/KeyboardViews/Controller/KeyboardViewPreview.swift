public import Foundation
public import KeyboardCore
import KeyboardInput
public import KeyboardStyling

/// A keyboard to look at, which nobody types on: one of a locale on a phone, perhaps with a theme.
public struct KeyboardViewPreview: View {

  /// The surroundings of the keyboard.
  public let keyboardContext: KeyboardContext

  private let appearance: any KeyboardAppearance

  /// The keyboard of a locale.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - theme: How everything looks, or `nil` for the standard.
  ///   - styleService: Says how everything looks instead of a theme.
  ///   - colorScheme: Whether the surroundings are light or dark.
  public init(
    locale: Locale = .english, theme: KeyboardTheme? = nil,
    styleService: ((KeyboardContext) -> any KeyboardStyleService)? = nil,
    colorScheme: ColorScheme = .light
  ) {
    let context = KeyboardContext.preview(of: locale, colorScheme: colorScheme)
    keyboardContext = context
    appearance = styleService?(context) ?? theme.appearance(in: context)
  }

  /// The keyboard, with suggestions.
  public var body: KeyboardView {
    KeyboardView(
      keyboardContext: keyboardContext, appearance: appearance, suggestions: .preview)
  }
}

extension KeyboardContext {

  /// The surroundings of a keyboard on a phone, with small letters.
  static func preview(of locale: Locale, colorScheme: ColorScheme) -> KeyboardContext {
    let context = KeyboardContext(device: .standard, locale: locale)
    context.colorScheme = colorScheme
    context.keyboardCase = .lowercased
    return context
  }
}

extension KeyboardTheme? {

  /// The appearance of the theme, or the standard one without a theme.
  func appearance(in context: KeyboardContext) -> any KeyboardAppearance {
    map { KeyboardThemeAppearance(theme: $0, keyboardContext: context) }
      ?? StandardKeyboardAppearance(keyboardContext: context)
  }
}
