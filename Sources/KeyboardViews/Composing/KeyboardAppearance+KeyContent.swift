import Foundation
import KeyboardCore
import KeyboardStyling

extension KeyboardAppearance {

  /// What a key shows: a picture before a text.
  func keyContent(for action: KeyboardAction) -> StyledKey.Content {
    if let icon = buttonImage(for: action)?.name {
      return .icon(icon, scale: buttonImageScaleFactor(for: action))
    }
    guard let text = buttonText(for: action), !text.isEmpty else { return .nothing }
    return .text(text, isRaised: action.isInputAction && text.isLowercasedWithUppercaseVariant)
  }
}
