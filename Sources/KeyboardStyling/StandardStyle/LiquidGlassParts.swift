import Foundation
package import KeyboardCore
import KeyboardDrawing

// The standard styles of callouts and suggestions in the Liquid Glass look.
//
// Source: pictures of iOS 26; the radius of input callouts was measured by others on 26.5.
extension KeyboardCallout.CalloutStyle {

  /// The size of the text of an input callout, as a multiple of that on the key.
  private static let inputRatio = 1.55

  /// Return the style of an input or action callout over a key, for what nothing else sets.
  package static func liquidGlass(isInput: Bool, over key: Keyboard.ButtonStyle) -> Self {
    Self(
      actionItemFont: .system(size: 21), backgroundColor: .keyboardButtonBackgroundLiquid,
      borderColor: .clear, cornerRadius: isInput ? 13 : 10,
      inputItemFont: .system(size: key.drawnFont.size * inputRatio),
      selectedBackgroundColor: Color(light: 0x0091FF, dark: 0x0091FF),
      selectedForegroundColor: .white, shadowColor: .black.opacity(0.16), shadowRadius: 14)
  }
}

extension Autocomplete.ToolbarStyle {

  /// The style of suggestions: texts on the board, none of them highlighted.
  ///
  /// The separators of dark boards aren't pictured.
  static let liquidGlass = Self(
    item: .liquidGlass, autocorrectItem: .liquidGlass,
    separator: .init(color: Color(light: 0xCFD1D4, dark: 0x3A3A3C), width: 1, height: 24))
}

extension Keyboard.LabelStyle {

  /// The style of the languages on space: #cecece on white, #737373 in dark.
  ///
  /// They are set in a narrow typeface, whose stems are as thick as those of its wider ones.
  static func liquidGlassLanguages(isDark: Bool) -> Self {
    Self(
      font: .system(size: 13.5).weight(.semibold).width(.compressed),
      opacity: isDark ? 0.28 : 0.192,
      offset: CGPoint(x: 1.25, y: 2.36))
  }
}

extension Keyboard.LabelStyle {

  /// The style of the letters below a digit of a number pad.
  static let liquidGlassLetters = Self(offset: CGPoint(x: 0, y: 2))
}

extension Autocomplete.ToolbarItemStyle {

  fileprivate static let liquidGlass = Self(titleFont: .system(size: 17), backgroundColor: .clear)
}
