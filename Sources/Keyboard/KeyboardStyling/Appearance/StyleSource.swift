import Foundation
import KeyboardCore
import KeyboardDrawing

/// The traits of a keyboard, with the styles that a theme sets in them.
class StyleSource {

  let traits: KeyboardTraits

  private(set) lazy var configuration = KeyboardLayout.DeviceConfiguration.standard(for: traits)

  let standards = StandardStyles.snapshot

  init(traits: KeyboardTraits) { self.traits = traits }

  func themeButtonStyle(
    for action: KeyboardAction, isPressed: Bool, at place: KeyboardLayout.KeyPosition?
  ) -> SharedValue<Keyboard.ButtonStyle> {
    Self.unsetButtonStyle
  }

  static let unsetButtonStyle = SharedValue(Keyboard.ButtonStyle())

  var themeViewStyle: KeyboardViewStyle { KeyboardViewStyle() }

  func themeLabelStyle(
    _ label: KeyboardTheme.Element, for action: KeyboardAction, isPressed: Bool,
    at place: KeyboardLayout.KeyPosition?
  ) -> Keyboard.LabelStyle? {
    nil
  }

  // Functions of the source: a function of an action would copy the traits for each call.

  /// In points.
  func fontSize(
    of action: KeyboardAction, typeSize: (Keyboard.KeyboardType) -> CGFloat
  ) -> CGFloat {
    traits.design.styling.fontSize(action, traits, typeSize)
  }

  func fontWeight(of action: KeyboardAction) -> KeyboardFont.FontWeight? {
    traits.design.styling.fontWeight(action, traits)
  }

  func faceColor(of action: KeyboardAction, isPressed: Bool) -> Color {
    traits.design.styling.faceColor(action, traits, isPressed)
  }

  // Source: KeyboardKit 9.5.3, as below.
  func faceOpacity(of action: KeyboardAction, isPressed: Bool) -> Double {
    if action.isPrimaryAction { return 1 }
    if traits.isSpaceDragGestureActive { return 0.5 }
    return traits.hasDarkColorScheme || isPressed ? 1 : traits.design.styling.lightFaceOpacity
  }

  func contentColor(of action: KeyboardAction, isPressed: Bool) -> Color {
    traits.design.styling.contentColor(action, traits, isPressed)
  }

  func border(of action: KeyboardAction) -> Keyboard.ButtonBorderStyle {
    switch action {
    case .emoji, .none: .noBorder
    default: standards.value.border
    }
  }

  func shadow(of action: KeyboardAction) -> Keyboard.ButtonShadowStyle {
    switch action {
    case .characterMargin, .emoji, .none: .noShadow
    case _ where traits.isSpaceDragGestureActive || action.hasNoFace(for: traits): .noShadow
    default: traits.design.styling.hasShadows ? standards.value.shadow : .noShadow
    }
  }

  /// Nil unless caps lock is on and the key shows it by its face.
  func isDrawnAsPressedBackspace(_ action: KeyboardAction) -> Bool? {
    guard traits.keyboardCase == .capsLocked, traits.design.styling.marksCapsLock else {
      return nil
    }
    switch action {
    case .capsLock: return true
    case .shift: return !traits.deviceTypeForKeyboardIsIpadPro
    default: return nil
    }
  }
}
