public import Foundation
public import KeyboardCore
public import KeyboardDrawing
import KeyboardInput
public import KeyboardStyling

/// A preview of the keyboard of a locale on a phone, without gestures.
///
/// ```swift
/// let preview = KeyboardViewPreview(
///   locale: .swedish, theme: try .builtIn("cottonCandy"), colorScheme: .dark)
/// preview.keyboardContext.locale  // → .swedish
/// ```
public struct KeyboardViewPreview: View {

  /// The context of the keyboard.
  public let keyboardContext: KeyboardContext

  private let appearance: any KeyboardAppearance

  /// Creates a preview of the keyboard of a locale, in a theme or in the style of a service.
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
    KeyboardView(keyboardContext: keyboardContext, appearance: appearance, suggestions: .preview)
  }
}

extension KeyboardContext {

  static func preview(of locale: Locale, colorScheme: ColorScheme) -> KeyboardContext {
    let context = KeyboardContext(device: .standard, locale: locale)
    context.colorScheme = colorScheme
    context.keyboardCase = .lowercased
    return context
  }
}

extension KeyboardTheme? {

  func appearance(in context: KeyboardContext) -> any KeyboardAppearance {
    map { KeyboardThemeAppearance(theme: $0, keyboardContext: context) }
      ?? StandardKeyboardAppearance(keyboardContext: context)
  }
}

/// In points.
private let letterSize = CGSize(width: 33, height: 42)

extension Keyboard {

  /// A preview of a single key, without gestures.
  public struct ButtonPreview: PrimitiveView {

    private let action: KeyboardAction
    private let size: CGSize
    private let isPressed: Bool
    private let keyboardContext: KeyboardContext
    private let appearance: any KeyboardAppearance

    /// Creates a preview of a key, by default of the size of a letter, in points.
    public init(
      action: KeyboardAction = .character("a"), size: CGSize? = nil, locale: Locale = .english,
      theme: KeyboardTheme? = nil, isPressed: Bool = false, colorScheme: ColorScheme = .light
    ) {
      self.action = action
      self.size = size ?? letterSize
      self.isPressed = isPressed
      keyboardContext = .preview(of: locale, colorScheme: colorScheme)
      appearance = theme.appearance(in: keyboardContext)
    }

    /// Returns the size of the key, including the height of its shadow.
    public func size(in context: ViewContext) -> CGSize {
      let style = context.buttonStyle(
        for: action, isPressed: isPressed, in: keyboardContext,
        over: appearance.buttonStyle(for: action, isPressed: isPressed))
      let shadow = style.shadow?.size ?? 0
      return CGSize(width: size.width, height: size.height + max(shadow, 0))
    }

    /// Draws the key.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      let key = CGRect(
        x: frame.minX, y: frame.minY, width: frame.width, height: min(size.height, frame.height))
      Keyboard.Button(
        action: action, actionHandler: ReleaseHandler {}, styleService: appearance,
        keyboardContext: keyboardContext, isPressed: isPressed
      ).draw(in: key, context: context, into: &builder)
    }
  }
}
