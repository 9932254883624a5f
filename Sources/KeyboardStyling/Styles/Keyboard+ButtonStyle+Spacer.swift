import Foundation
public import KeyboardCore
import KeyboardDrawing

extension Keyboard.ButtonStyle {

  /// The style of gaps between keys: nothing can be seen.
  public static let spacer = Self(
    backgroundColor: .clear,
    foregroundColor: .clear,
    keyboardFont: .body,
    cornerRadius: 0,
    border: .noBorder,
    shadow: .noShadow)
}
