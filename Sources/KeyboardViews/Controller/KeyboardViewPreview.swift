public import Foundation
public import KeyboardCore
import KeyboardInput
public import KeyboardStyling

/// A preview of the keyboard of a locale on a phone, without gestures.
public struct KeyboardViewPreview: View {

  /// The context of the keyboard.
  public let keyboardContext: KeyboardContext

  private let appearance: any KeyboardAppearance

  /// Create a preview of the keyboard of a locale.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - theme: The theme, or `nil` for the standard style.
  ///   - styleService: Creates the resolver of styles instead of a theme.
  ///   - colorScheme: The color scheme of the context.
  public init(
    locale: Locale = .english, theme: KeyboardTheme? = nil,
    styleService: ((KeyboardContext) -> any KeyboardAppearance)? = nil,
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

  /// The context of a lowercase keyboard on a phone.
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
