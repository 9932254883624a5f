import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

extension KeyboardViewStyle {

  func hasRoundedCorners(for traits: KeyboardTraits) -> Bool {
    cornerRadius.map { $0 > 0 } ?? (traits.boardCornerRadii != nil)
  }

  func outline(in frame: CGRect, for traits: KeyboardTraits) -> Path {
    guard cornerRadius == nil, let radii = traits.boardCornerRadii else {
      return Path(roundedRect: frame, cornerRadius: cornerRadius ?? 0)
    }
    let corners = KeyCorners(
      topLeft: radii.top, topRight: radii.top, bottomRight: radii.bottom, bottomLeft: radii.bottom)
    return KeyShape(frame: frame, radii: corners, cornerStyle: .continuous).path
  }
}
