import Foundation
import KeyboardCore

// Source: KeyboardKit 9.5.3.
extension KeyboardAction {

  func standardButtonContentInsets(standard: EdgeInsets) -> EdgeInsets {
    if isSpacer { return .zero }
    var insets = standard
    // As texts in cells of lists.
    if clipboardKey != nil { (insets.leading, insets.trailing) = (12, 12) }
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
