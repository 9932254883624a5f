import KeyboardCore
import KeyboardDrawing

let disabledOpacity = 0.3

// Source: KeyboardKit 9.5.3, with the locked shift of 9.9.1.
extension KeyboardAction {

  func standardButtonBackgroundColorValue(
    for traits: KeyboardTraits, isPressed: Bool
  ) -> Color {
    traits.design.styling.faceColor(self, traits, isPressed)
  }

  func classicFaceColor(for traits: KeyboardTraits, isPressed: Bool) -> Color {
    let light = Color.keyboardButtonBackground(for: traits.colorScheme)
    let dark = Color.keyboardDarkButtonBackground(for: traits.colorScheme)
    switch self {
    case .none: return .clear
    case .characterMargin, .emoji: return .clearInteractable
    case _ where isUppercasedShift(for: traits):
      return isPressed ? dark : traits.hasDarkColorScheme ? .white : light
    case _ where isSystemAction || isPrimaryAction && traits.disabledActions.contains(self):
      return isPressed ? (traits.hasDarkColorScheme ? light : .white) : dark
    case _ where isPrimaryAction:
      return isPressed ? (traits.hasDarkColorScheme ? dark : .white) : .blue
    default: return isPressed ? dark : light
    }
  }

  func standardButtonBackgroundColorOpacity(
    for traits: KeyboardTraits, isPressed: Bool
  ) -> Double {
    if isPrimaryAction { return 1 }
    if traits.isSpaceDragGestureActive { return 0.5 }
    return traits.hasDarkColorScheme || isPressed ? 1 : traits.design.styling.lightFaceOpacity
  }

  func standardButtonForegroundColor(
    for traits: KeyboardTraits, isPressed: Bool
  ) -> Color {
    traits.design.styling.contentColor(self, traits, isPressed)
  }

  func classicContentColor(for traits: KeyboardTraits, isPressed: Bool) -> Color {
    let standard = Color.keyboardButtonForeground(for: traits.colorScheme)
    switch self {
    case .none: return .clear
    case .characterMargin: return .clearInteractable
    case _ where traits.disabledActions.contains(self):
      return standard.opacity(disabledOpacity)
    case _ where isUppercasedShift(for: traits) && traits.hasDarkColorScheme:
      // Black contrasts with the white face of a single capital; with caps lock the face is gray.
      return isPressed || traits.keyboardCase == .capsLocked ? standard : .black
    case _ where isSystemAction: return standard
    case _ where isPrimaryAction:
      return isPressed && !traits.hasDarkColorScheme ? standard : .white
    default: return standard
    }
  }

  /// Return nil for all keys except caps lock and shift, while caps lock is off, and in the Liquid
  /// Glass look, where icons alone show it.
  func isDrawnAsPressedBackspace(for traits: KeyboardTraits) -> Bool? {
    guard traits.keyboardCase == .capsLocked, traits.design.styling.marksCapsLock else {
      return nil
    }
    switch self {
    case .capsLock: return true
    case .shift: return !traits.deviceTypeForKeyboardIsIpadPro
    default: return nil
    }
  }
}
