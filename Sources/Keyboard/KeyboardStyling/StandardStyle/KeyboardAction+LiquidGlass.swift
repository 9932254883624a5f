import Foundation
import KeyboardCore
import KeyboardDrawing

// The colors and icons of keys in the Liquid Glass look: one face for letters and system keys, and
// icons in place of most words.
//
// Source: KeyboardKit 9.9.1 for what isn't in a picture of iOS 26.
extension KeyboardAction {

  func liquidGlassFaceColor(for traits: KeyboardTraits, isPressed: Bool) -> Color {
    switch self {
    case .none: return .clear
    case .characterMargin, .emoji: return .clearInteractable
    case _ where hasNoFace(for: traits): return .clearInteractable
    case _ where isPrimaryAction && traits.disabledActions.contains(self):
      return .keyboardDisabledButtonBackgroundLiquid
    case _ where isProminent && !isPressed: return .keyboardPrimaryButtonBackgroundLiquid
    case _ where isProminent && !traits.hasDarkColorScheme: return .white
    default:
      return isPressed ? .keyboardPressedButtonBackgroundLiquid : .keyboardButtonBackgroundLiquid
    }
  }

  func liquidGlassContentColor(for traits: KeyboardTraits, isPressed: Bool) -> Color {
    let standard = Color.keyboardButtonForeground(for: traits.colorScheme)
    switch self {
    case .none: return .clear
    case .characterMargin: return .clearInteractable
    case _ where traits.disabledActions.contains(self):
      // In light: (171, 172, 175) on (191, 193, 197); dark isn't pictured.
      return standard.opacity(traits.hasDarkColorScheme ? disabledOpacity : 0.105)
    case _ where isProminent: return isPressed && !traits.hasDarkColorScheme ? standard : .white
    default: return standard
    }
  }

  /// Whether the key has a blue face at rest.
  private var isProminent: Bool { isPrimaryAction && !isSystemAction }

  func liquidGlassImage(for traits: KeyboardTraits) -> Image? {
    switch self {
    case .primary(let type): type.liquidGlassImage(for: traits.locale)
    case .keyboardType(.emojis):
      // Below the keys, where the face stands without a globe, it is hollow in dark, too.
      traits.hasDarkColorScheme && (traits.hasKeyboardSwitcher || !traits.hasLowerBar)
        ? .keyboardEmojiFilled : .keyboardEmoji
    default: nil
    }
  }
}

extension Keyboard.ReturnKeyType {

  fileprivate func liquidGlassImage(for locale: Locale) -> Image? {
    switch self {
    case .return, .newLine: .keyboardNewline(for: locale)
    case .done, .ok: .keyboardDone
    case .continue, .go, .join, .next, .route, .send:
      locale.isRightToLeft ? .keyboardArrowLeft : .keyboardArrowRight
    case .search: .keyboardSearch
    case .emergencyCall, .custom: nil
    }
  }
}
