import Foundation
import KeyboardCore

// Source: KeyboardKit 9.5.3.
extension KeyboardAction {

  /// The line along a key's edge.
  var standardButtonBorderStyle: Keyboard.ButtonBorderStyle {
    switch self {
    case .emoji, .none: .noBorder
    default: .standard
    }
  }

  /// The edge below a key.
  func standardButtonShadowStyle(for traits: KeyboardTraits) -> Keyboard.ButtonShadowStyle {
    switch self {
    case .characterMargin, .emoji, .none: .noShadow
    default: traits.isSpaceDragGestureActive ? .noShadow : .standard
    }
  }

  /// The distance of a key's content from its edges, by that of most keys.
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

  /// The factor on the size of a key's icon.
  func standardButtonImageScaleFactor(for traits: KeyboardTraits) -> CGFloat {
    traits.hasPadKeys ? 1.2 : 1
  }
}
