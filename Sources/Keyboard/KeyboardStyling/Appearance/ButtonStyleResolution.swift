import KeyboardCore
import KeyboardDrawing

/// The only place where the style of a key is resolved.
///
/// Each field is taken from the first of these layers that sets it:
///
/// 1. the nearest view modifier, then the outer ones (`LayeredStyle.resolved`, in the views);
/// 2. the part of the appearance, where a subclass overrides it;
/// 3. the theme behind the appearance;
/// 4. the standard.
///
/// Parts are methods of the appearance that receive an action but, for most parts, no state, and an
/// override may call its superclass. So the appearance holds the resolution in progress for them.
final class ButtonStyleResolution {

  let action: KeyboardAction
  let isPressed: Bool
  private let isInLowerBar: Bool
  let source: StyleSource

  var theme: Keyboard.ButtonStyle { _read { yield themeStyle.value } }

  private let themeStyle: SharedValue<Keyboard.ButtonStyle>

  init(
    _ action: KeyboardAction, isPressed: Bool, at place: KeyboardLayout.KeyPlace?,
    from source: StyleSource
  ) {
    self.action = action
    self.isPressed = isPressed
    isInLowerBar = place?.isInLowerBar ?? false
    self.source = source
    themeStyle = source.themeButtonStyle(for: action, isPressed: isPressed, at: place)
  }

  func isOfKey(_ action: KeyboardAction, isPressed: Bool?) -> Bool {
    (isPressed ?? self.isPressed) == self.isPressed && action == self.action
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
    if theme.resolvedKeyboardFont == nil, theme.baselineOffset == nil,
      let offset = design.styling.baselineOffset?(action, source.traits)
    {
      style.baselineOffset = offset
    }
  }
}
