public import KeyboardCore
public import KeyboardDrawing

/// The opacity of the text on keys that do nothing, which is that of tertiary labels of the system.
private let disabledOpacity = 0.3

// Source: KeyboardKit 9.5.3, with the locked shift of 9.9.1.
extension KeyboardAction {

  /// The colour of a key's face.
  public func standardButtonBackgroundColor(
    for context: KeyboardContext, isPressed: Bool = false
  ) -> Color {
    if let isPressed = isDrawnAsPressedBackspace(for: context) {
      return KeyboardAction.backspace.standardButtonBackgroundColor(
        for: context, isPressed: isPressed)
    }
    return standardButtonBackgroundColorValue(for: context, isPressed: isPressed)
      .opacity(standardButtonBackgroundColorOpacity(for: context, isPressed: isPressed))
  }

  /// The colour of a key's face before its opacity.
  public func standardButtonBackgroundColorValue(
    for context: KeyboardContext, isPressed: Bool = false
  ) -> Color {
    let light = Color.keyboardButtonBackground(for: context)
    let dark = Color.keyboardDarkButtonBackground(for: context)
    switch self {
    case .none: return .clear
    case .characterMargin, .emoji: return .clearInteractable
    case _ where isUppercasedShift(for: context):
      return isPressed ? dark : context.hasDarkColorScheme ? .white : light
    case _ where isSystemAction || isPrimaryAction && context.disabledActions.contains(self):
      return isPressed ? (context.hasDarkColorScheme ? light : .white) : dark
    case _ where isPrimaryAction:
      return isPressed ? (context.hasDarkColorScheme ? dark : .white) : .blue
    default: return isPressed ? dark : light
    }
  }

  /// The opacity of a key's face, from 0 to 1.
  public func standardButtonBackgroundColorOpacity(
    for context: KeyboardContext, isPressed: Bool = false
  ) -> Double {
    if isPrimaryAction { return 1 }
    if context.isSpaceDragGestureActive { return 0.5 }
    return context.hasDarkColorScheme || isPressed ? 1 : 0.95
  }

  /// The colour of a key's text or icon.
  public func standardButtonForegroundColor(
    for context: KeyboardContext, isPressed: Bool = false
  ) -> Color {
    let standard = Color.keyboardButtonForeground(for: context)
    switch self {
    case .none: return .clear
    case .characterMargin: return .clearInteractable
    case _ where context.disabledActions.contains(self):
      return standard.opacity(disabledOpacity)
    case _ where isUppercasedShift(for: context) && context.hasDarkColorScheme:
      // Black stands out on the white face of a single capital; with caps lock the face is grey.
      return isPressed || context.keyboardCase == .capsLocked ? standard : .black
    case _ where isSystemAction: return standard
    case _ where isPrimaryAction:
      return isPressed && !context.hasDarkColorScheme ? standard : .white
    default: return standard
    }
  }

  /// Whether a key that looks like backspace while caps lock is on looks like a pressed one.
  ///
  /// It is `nil` for all keys but caps lock and shift, and while caps lock is off.
  func isDrawnAsPressedBackspace(for context: KeyboardContext) -> Bool? {
    guard context.keyboardCase == .capsLocked else { return nil }
    switch self {
    case .capsLock: return true
    case .shift: return !context.deviceTypeForKeyboardIsIpadPro
    default: return nil
    }
  }
}
