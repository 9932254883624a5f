import Foundation
public import KeyboardCore
import KeyboardDrawing

/// Style of a key in progress, in the layers of `LayeredStyle.resolved`.
///
/// Overridable methods for parts receive an action but no state, so the appearance holds it for them.
final class ButtonStyleResolution {

  let action: KeyboardAction
  let isPressed: Bool
  private let isInLowerBar: Bool
  let source: StyleSource

  var theme: Keyboard.ButtonStyle { _read { yield themeStyle.value } }

  private let themeStyle: SharedValue<Keyboard.ButtonStyle>

  init(
    _ action: KeyboardAction, isPressed: Bool, at place: KeyboardLayout.KeyPosition?,
    from source: StyleSource
  ) {
    self.action = action
    self.isPressed = isPressed
    isInLowerBar = place?.isInLowerBar ?? false
    self.source = source
    themeStyle = source.themeButtonStyle(for: action, isPressed: isPressed, at: place)
  }

  /// A face painted by the theme keeps its color; an overlay marks it as pressed.
  var changesWhilePressed: Bool { isPressed && !theme.paintsFace }

  func style(parts: StandardKeyboardAppearance) -> Keyboard.ButtonStyle {
    if isInLowerBar {
      return Keyboard.ButtonStyle.lowerBar(
        for: action, color: parts.foregroundColor ?? .primary, isPressed: isPressed,
        traits: source.traits
      ).extended(with: theme)
    }
    var key: ButtonStyleResolution? = self
    return parts.resolving({ swap(&key, &$0.key) }) { style(ofParts: parts) }
  }

  private func style(ofParts parts: StandardKeyboardAppearance) -> Keyboard.ButtonStyle {
    var style = themeStyle.value
    style.backgroundColor = parts.buttonBackgroundColor(for: action, isPressed: isPressed)
    style.foregroundColor = parts.buttonForegroundColor(for: action, isPressed: isPressed)
    if style.nativeFont != nil { style.nativeFont = nil }
    style.keyboardFont = parts.buttonFont(for: action)
    style.cornerRadius = parts.buttonCornerRadius(for: action)
    style.border = parts.buttonBorderStyle(for: action)
    style.shadow = parts.buttonShadowStyle(for: action)
    style.contentInsets = parts.buttonContentInsets(for: action)
    addDesign(to: &style)
    return style
  }

  private func addDesign(to style: inout Keyboard.ButtonStyle) {
    let design = source.traits.design
    if theme.cornerStyle == nil, let cornerStyle = design.styling.cornerStyle {
      style.cornerStyle = cornerStyle
    }
    if !theme.paintsFace, !source.traits.isReduceTransparencyEnabled,
      !source.traits.isHighContrastEnabled, let color = style.backgroundColor,
      let material = design.styling.faceMaterial?(color, source.traits.colorScheme)
    {
      style.background = .material(material)
      style.backgroundColor = .clear
    }
    if theme.fontFamily == nil, theme.fontWeight == nil, theme.resolvedKeyboardFont == nil,
      style.keyboardFont?.weight == nil,
      let (weight, width) = design.styling.textShape?(action, source.traits)
    {
      style.keyboardFont = style.keyboardFont?.weight(weight).width(width)
    }
    if theme.resolvedKeyboardFont == nil, theme.baselineOffset == nil,
      let offset = design.styling.baselineOffset?(action, source.traits)
    {
      style.baselineOffset = offset
    }
  }

  func backgroundColor(parts: StandardKeyboardAppearance) -> Color {
    if let color = theme.backgroundColor { return color }
    if let isPressed = source.isDrawnAsPressedBackspace(action) {
      return parts.buttonBackgroundColor(for: .backspace, isPressed: isPressed)
    }
    let value = source.faceColor(of: action, isPressed: changesWhilePressed)
    return value.opacity(parts.buttonBackgroundOpacity(for: action, isPressed: changesWhilePressed))
  }

  var foregroundColor: Color {
    if let color = theme.foregroundColor { return color }
    return source.contentColor(of: action, isPressed: changesWhilePressed)
  }

  var border: Keyboard.ButtonBorderStyle {
    if let border = theme.border { return border }
    let standard = source.border(of: action)
    return Keyboard.ButtonBorderStyle(
      color: theme.storedBorderColor ?? standard.color,
      size: theme.storedBorderSize ?? standard.size)
  }

  var shadow: Keyboard.ButtonShadowStyle {
    if let shadow = theme.shadow { return shadow }
    let standard = source.shadow(of: action)
    return Keyboard.ButtonShadowStyle(
      color: theme.storedShadowColor ?? standard.color,
      size: theme.storedShadowSize ?? standard.size)
  }

  func contentInsets(parts: StandardKeyboardAppearance) -> EdgeInsets {
    if let insets = theme.contentInsets { return insets }
    var insets = action.standardButtonContentInsets(standard: parts.standardButtonContentInsets)
    if let change = source.traits.design.styling.contentInsets {
      insets = change(action, source.traits, insets)
    }
    insets.bottom += parts.buttonContentBottomMargin(for: action)
    return insets
  }

  func font(parts: StandardKeyboardAppearance) -> KeyboardFont {
    if let font = theme.resolvedKeyboardFont { return font }
    return .system(
      size: parts.buttonFontSize(for: action), weight: parts.buttonFontWeight(for: action))
  }
}

extension Keyboard {

  /// A builder of the style of every key, for the modifier `keyboardButtonStyle(builder:)`.
  public typealias ButtonStyleBuilder = (ButtonStyleBuilderParams) -> Keyboard.ButtonStyle

  /// The key and state to build a style for.
  public struct ButtonStyleBuilderParams {

    /// The action of the key.
    public var action: KeyboardAction

    /// Whether the key is pressed.
    public var isPressed: Bool

    /// The place of the key, if it is known.
    public var place: KeyboardLayout.KeyPosition?

    /// The context of the keyboard.
    public var context: KeyboardContext

    /// Creates the parameters for a key.
    public init(
      action: KeyboardAction, isPressed: Bool, place: KeyboardLayout.KeyPosition? = nil,
      context: KeyboardContext = KeyboardContext()
    ) {
      self.action = action
      self.isPressed = isPressed
      self.place = place
      self.context = context
    }

    /// Returns the standard style of the key, by default for its own keyboard.
    public func standardStyle(for context: KeyboardContext? = nil) -> Keyboard.ButtonStyle {
      action.standardButtonStyle(for: context ?? self.context, isPressed: isPressed)
    }
  }
}

extension Keyboard.ButtonStyle {

  /// Returns the standard style of a key.
  public static func standard(
    for action: KeyboardAction, context: KeyboardContext, isPressed: Bool = false
  ) -> Self {
    action.standardButtonStyle(for: context, isPressed: isPressed)
  }
}
