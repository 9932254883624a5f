import KeyboardCore
import KeyboardDrawing

/// A key in a state, with its surroundings and the theme's say about it, while its style is put together.
///
/// This is the one place where the style of a key comes from. Each field is taken from the first of
/// these that sets it:
///
/// 1. the nearest view modifier, then those further out (`LayeredStyle.resolved`, in the views);
/// 2. the part of the appearance, where a subclass overrides it;
/// 3. the theme behind the appearance;
/// 4. the standard.
///
/// A part is a method of the appearance that knows an action but, for most parts, no state, and an
/// override may ask its superclass. So the look is bound to the call in which a style is put together.
final class ButtonLook: Sendable {

  /// The action of the key.
  let action: KeyboardAction

  /// Whether the key is pressed.
  let isPressed: Bool

  /// The surroundings.
  let traits: KeyboardTraits

  /// The fields that the theme sets.
  let theme: Keyboard.ButtonStyle

  private let appearance: ObjectIdentifier

  /// A key for the parts of an appearance.
  init(
    _ action: KeyboardAction, isPressed: Bool, in appearance: StandardKeyboardAppearance
  ) {
    self.action = action
    self.isPressed = isPressed
    traits = appearance.keyboardContext.traits
    theme = appearance.themeButtonStyle(for: action, isPressed: isPressed, traits: traits)
    self.appearance = ObjectIdentifier(appearance)
  }

  /// Whether the standard colors are those of a pressed key.
  ///
  /// A face that the theme has painted stays what it is; an overlay shows that it is pressed.
  var changesWhilePressed: Bool { isPressed && !theme.paintsFace }

  /// The style of the key, made of the parts of its appearance over what only themes know.
  func style(parts: StandardKeyboardAppearance) -> Keyboard.ButtonStyle {
    Self.$bound.withValue(self) {
      var style = theme
      style.backgroundColor = parts.buttonBackgroundColor(for: action, isPressed: isPressed)
      style.foregroundColor = parts.buttonForegroundColor(for: action, isPressed: isPressed)
      style.nativeFont = nil
      style.keyboardFont = parts.buttonFont(for: action)
      style.cornerRadius = parts.buttonCornerRadius(for: action)
      style.border = parts.buttonBorderStyle(for: action)
      style.shadow = parts.buttonShadowStyle(for: action)
      style.contentInsets = parts.buttonContentInsets(for: action)
      return style
    }
  }

  @TaskLocal private static var bound: ButtonLook?

  /// The look that is bound to the call, if it is that of a key; without a state, of a key in any.
  static func current(
    for action: KeyboardAction, isPressed: Bool?, in appearance: StandardKeyboardAppearance
  ) -> ButtonLook? {
    guard let bound, bound.appearance == ObjectIdentifier(appearance), bound.action == action,
      isPressed == nil || isPressed == bound.isPressed
    else { return nil }
    return bound
  }
}

extension Keyboard.ButtonStyle {

  /// Whether this style says what a key's face is painted with.
  var paintsFace: Bool { backgroundColor != nil || background?.isEmpty == false }
}
