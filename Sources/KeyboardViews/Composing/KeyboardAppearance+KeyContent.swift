import Foundation
import KeyboardCore
import KeyboardStyling

extension KeyboardAppearance {

  /// Return the content of a key: an image in preference to a text.
  func keyContent(for action: KeyboardAction) -> StyledKey.Content {
    if let icon = buttonImage(for: action)?.name {
      return .icon(icon, scale: buttonImageScaleFactor(for: action))
    }
    guard let text = buttonText(for: action), !text.isEmpty else { return .nothing }
    return .text(text, isRaised: action.isInputAction && text.isLowercasedWithUppercaseVariant)
  }
}
