import KeyboardCore
import KeyboardDrawing

let disabledOpacity = 0.3

// Source: KeyboardKit 9.5.3, with the locked shift of 9.9.1.
extension KeyboardAction {

  func classicFaceColor(for traits: KeyboardTraits, isPressed: Bool) -> Color {
    let light = Color.keyboardButtonBackground(for: traits.colorScheme)
    let dark = Color.keyboardDarkButtonBackground(for: traits.colorScheme)
    switch self {
    case .none: return .clear
    case .characterMargin, .emoji: return .clearInteractable
    case _ where hasNoFace(for: traits): return .clearInteractable
    case _ where isUppercasedShift(for: traits):
      return isPressed ? dark : traits.hasDarkColorScheme ? .white : light
    case _ where isSystemAction || isPrimaryAction && traits.disabledActions.contains(self):
      return isPressed ? (traits.hasDarkColorScheme ? light : .white) : dark
    case _ where isPrimaryAction:
      return isPressed ? (traits.hasDarkColorScheme ? dark : .white) : .blue
    default: return isPressed ? dark : light
    }
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
}
