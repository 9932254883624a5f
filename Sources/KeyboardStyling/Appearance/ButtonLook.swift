import KeyboardCore
import KeyboardDrawing

/// A key in a state, with its traits and the theme's style, while its style is resolved.
///
/// This is the only place where the style of a key is resolved. Each field is taken from the first
/// of these that sets it:
///
/// 1. the nearest view modifier, then the outer ones (`LayeredStyle.resolved`, in the views);
/// 2. the part of the appearance, where a subclass overrides it;
/// 3. the theme behind the appearance;
/// 4. the standard.
///
/// A part is a method of the appearance that receives an action but, for most parts, no state, and
/// an override may call its superclass. So the value is bound to the call in which a style is
/// resolved.
final class ButtonLook: Sendable {

  /// The action of the key.
  let action: KeyboardAction

  /// Whether the key is pressed.
  let isPressed: Bool

  /// The traits of the context.
  let traits: KeyboardTraits

  /// The fields that the theme sets.
  let theme: Keyboard.ButtonStyle

  private let appearance: ObjectIdentifier

  /// Create a key for the parts of an appearance.
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
  /// A face painted by the theme keeps its color; an overlay marks it as pressed.
  var changesWhilePressed: Bool { isPressed && !theme.paintsFace }

  /// Resolve the style of the key from the parts of its appearance, over the theme's other fields.
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

  /// Return the value bound to the current call if it matches a key and, where given, a state.
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

  /// Whether this style paints the key's face.
  var paintsFace: Bool { backgroundColor != nil || background?.isEmpty == false }
}
