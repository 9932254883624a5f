import Foundation
import KeyboardCore

// Source: KeyboardKit 9.5.3.
extension KeyboardAction {

  var standardButtonBorderStyle: Keyboard.ButtonBorderStyle {
    switch self {
    case .emoji, .none: .noBorder
    default: .standard
    }
  }

  func standardButtonShadowStyle(for traits: KeyboardTraits) -> Keyboard.ButtonShadowStyle {
    switch self {
    case .characterMargin, .emoji, .none: .noShadow
    case _ where traits.isSpaceDragGestureActive: .noShadow
    default: traits.design.styling.hasShadows ? .standard : .noShadow
    }
  }

  func standardButtonContentInsets(standard: EdgeInsets) -> EdgeInsets {
    if isSpacer { return .zero }
    var insets = standard
    guard case .character(let text) = self else { return insets }
    switch text {
    case "[", "]", "(", ")", "{", "}": insets.bottom = 6
    case "<", ">": insets.bottom = 4
    default: break
    }
    return insets
  }

  func standardButtonImageScaleFactor(for traits: KeyboardTraits) -> CGFloat {
    traits.hasPadKeys ? traits.design.styling.padImageScale : 1
  }
}
