import Foundation
package import KeyboardCore
package import KeyboardDrawing

/// The colors, fonts, icons and materials of a design, for what nothing else sets.
package struct StyleDesign: Sendable {

  typealias OfKey<Value> = @Sendable (KeyboardAction, KeyboardTraits) -> Value

  /// A color of a key, which differs while it is pressed.
  typealias KeyColor = @Sendable (KeyboardAction, KeyboardTraits, _ isPressed: Bool) -> Color

  // MARK: The board

  /// The color of boards that aren't of a material.
  package var boardColor: Color

  package var boardMaterial: (@Sendable (ColorScheme) -> Keyboard.Material)?

  /// Whether a rim of light runs along the edge of boards.
  package var hasBoardRim = false

  // MARK: Faces

  /// The color of a face, before its opacity is applied.
  var faceColor: KeyColor

  /// The opacity of most faces at rest in light.
  var lightFaceOpacity: Double

  /// The material of faces with a color, without which they have that color.
  var faceMaterial: @Sendable (Color, ColorScheme) -> Keyboard.Material? = { _, _ in nil }

  /// The curve of corners, or `nil` for the default.
  var cornerStyle: KeyboardCornerStyle?

  var hasShadows = true

  /// Whether shift looks like a pressed backspace while caps lock is on.
  var marksCapsLock = true

  // MARK: Texts and icons

  var contentColor: KeyColor

  /// The font size in points, given those of keys for keyboard types.
  var fontSize:
    @Sendable (KeyboardAction, KeyboardTraits, (Keyboard.KeyboardType) -> CGFloat) -> CGFloat

  /// The font weight, or `nil` for that of the font.
  var fontWeight: OfKey<KeyboardFont.FontWeight?>

  /// The offset of a text, up in points, or `nil` for none.
  var baselineOffset: OfKey<CGFloat?> = { _, _ in nil }

  /// The content insets in points, given the standard ones.
  var contentInsets: @Sendable (KeyboardAction, KeyboardTraits, EdgeInsets) -> EdgeInsets = {
    $2
  }

  /// The icons of keys with others in the classic design.
  var image: OfKey<Image?> = { _, _ in nil }

  var padImageScale: CGFloat

  /// The font size of icons in the lower bar, in points.
  var lowerBarSize: CGFloat

  // MARK: Small labels

  /// The style of the languages on space, by whether it is dark.
  var languageStyle: (@Sendable (Bool) -> Keyboard.LabelStyle)?

  /// Whether the language on space is followed by the next one.
  package var showsNextLanguage = false

  /// The style of the letters below digits, or `nil` for no letters.
  var lettersStyle: Keyboard.LabelStyle?

  /// Whether 0, which has no letters, is on a line with the digits that have them.
  package var alignsZero = false

  /// Whether a character other than a letter and that of a swipe down have equal rank.
  package var pairsCharacters = false

  /// Whether all characters of a row are lowered by that of a swipe down on one.
  package var lowersWholeRows = true

  // MARK: Other parts

  /// The style of the toolbar, or `nil` for the settable standard.
  var toolbar: Autocomplete.ToolbarStyle?

  /// The style of an input or other callout over a key, where it isn't that of its fields.
  package var calloutStyle:
    (@Sendable (_ isInput: Bool, Keyboard.ButtonStyle) -> KeyboardCallout.CalloutStyle)?

  var emojis: @Sendable (KeyboardTraits) -> Emoji.KeyboardStyle
  package var emojiParts = Emoji.PartStyles()
}

extension KeyboardDesign {

  /// The colors, fonts, icons and materials, for what nothing else sets.
  package var styling: StyleDesign {
    _read {
      switch self {
      case .classic: yield StyleDesign.classic
      case .liquidGlass: yield StyleDesign.liquidGlass
      }
    }
  }
}

extension StyleDesign {

  static let classic = StyleDesign(
    boardColor: .keyboardBackground,
    faceColor: { $0.classicFaceColor(for: $1, isPressed: $2) },
    lightFaceOpacity: 0.95,
    contentColor: { $0.classicContentColor(for: $1, isPressed: $2) },
    fontSize: { $0.classicFontSize(for: $1, typeSize: $2) },
    fontWeight: { $0.classicFontWeight(for: $1) },
    padImageScale: 1.2,
    lowerBarSize: 22,
    emojis: { .classic(for: $0) })
}
