import Foundation
public import KeyboardCore
import KeyboardDrawing

extension Keyboard.ButtonStyle {

  /// The style of spacers, which is invisible.
  public static let spacer = Self(
    backgroundColor: .clear,
    foregroundColor: .clear,
    keyboardFont: .body,
    cornerRadius: 0,
    border: .noBorder,
    shadow: .noShadow)
}
