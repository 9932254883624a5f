import KeyboardCore
import KeyboardDrawing

/// The resolution of a key's style from its action, state, traits and theme.
///
/// This is the only place where the style of a key is resolved. Each field is taken from the first
/// of these layers that sets it:
///
/// 1. the nearest view modifier, then the outer ones (`LayeredStyle.resolved`, in the views);
/// 2. the part of the appearance, where a subclass overrides it;
/// 3. the theme behind the appearance;
/// 4. the standard.
///
/// Parts are methods of the appearance that receive an action but, for most parts, no state, and an
/// override may call its superclass. So a task-local value passes the resolution to the parts.
final class ButtonStyleResolution: Sendable {

  /// The action of the key.
  let action: KeyboardAction

  /// Whether the key is pressed.
  let isPressed: Bool

  /// The traits of the context.
  let traits: KeyboardTraits

  /// The fields that the theme sets.
  let theme: Keyboard.ButtonStyle

  private let appearance: ObjectIdentifier

  /// Create the resolution of a key for an appearance.
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

  /// Return the style composed of the parts of the appearance, over the theme's other fields.
  func style(parts: StandardKeyboardAppearance) -> Keyboard.ButtonStyle {
    Self.$inProgress.withValue(self) {
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

  @TaskLocal private static var inProgress: ButtonStyleResolution?

  /// Return the resolution in progress if it is that of a key and, where given, a state.
  static func current(
    for action: KeyboardAction, isPressed: Bool?, in appearance: StandardKeyboardAppearance
  ) -> ButtonStyleResolution? {
    guard let inProgress, inProgress.appearance == ObjectIdentifier(appearance),
      inProgress.action == action, isPressed == nil || isPressed == inProgress.isPressed
    else { return nil }
    return inProgress
  }
}

extension Keyboard.ButtonStyle {

  /// Whether this style paints the key's face.
  var paintsFace: Bool { backgroundColor != nil || background?.isEmpty == false }
}
