import Foundation
import KeyboardCore
import KeyboardDrawing

extension Keyboard.ButtonStyle {

  /// As of the microphone in a picture of iOS 26.
  private static let fadedOpacity = 0.45

  /// Icons are larger than those of keys: in pictures of iOS 26, globe and face are 27 points wide,
  /// 1.4 times as large as on keys.
  static func lowerBar(
    for action: KeyboardAction, color: Color, isPressed: Bool, traits: KeyboardTraits
  ) -> Self {
    let isFaded =
      isPressed || traits.disabledActions.contains(action)
      || (action == .undo && !traits.canUndo) || (action == .redo && !traits.canRedo)
    var style = Self(
      backgroundColor: .clear, foregroundColor: isFaded ? color.opacity(fadedOpacity) : color,
      cornerRadius: 9)
    style.keyboardFont = .system(size: lowerBarSize(for: action, traits: traits))
    style.border = .noBorder
    style.shadow = .noShadow
    style.contentInsets = .zero
    return style
  }

  private static func lowerBarSize(for action: KeyboardAction, traits: KeyboardTraits) -> Double {
    action == .keyboardType(.alphabetic)
      ? 16.5 : traits.design.styling.lowerBarSize(action, traits)
  }
}
