import Foundation
import KeyboardCore
import KeyboardDrawing

extension Keyboard.ButtonStyle {

  /// The opacity of a key of the lower bar that is pressed or disabled, as of the microphone in a
  /// picture of iOS 26.
  private static let fadedOpacity = 0.45

  /// Return the style of a key of the lower bar, which has an icon but no face.
  ///
  /// Its icons are larger than those of keys: in pictures of iOS 26, globe and face are 27 points
  /// wide, 1.4 times as large as on keys.
  static func lowerBar(
    for action: KeyboardAction, color: Color, isPressed: Bool, traits: KeyboardTraits
  ) -> Self {
    let isFaded = isPressed || traits.disabledActions.contains(action)
    var style = Self(
      backgroundColor: .clear, foregroundColor: isFaded ? color.opacity(fadedOpacity) : color,
      cornerRadius: 9)
    style.keyboardFont = .system(
      size: action == .keyboardType(.alphabetic) ? 18 : traits.isLiquidGlassEnabled ? 28 : 22)
    style.border = .noBorder
    style.shadow = .noShadow
    style.contentInsets = .zero
    return style
  }
}
