import Foundation
package import KeyboardCore
package import KeyboardDrawing

/// Differences of style between versions of the system's keyboards.
package struct StyleDesign: Sendable {

  typealias OfKey<Value> = @Sendable (KeyboardAction, KeyboardTraits) -> Value

  typealias KeyColor = @Sendable (KeyboardAction, KeyboardTraits, _ isPressed: Bool) -> Color

  package var boardColor: Color
  package var boardMaterial: (@Sendable (ColorScheme, _ isOfApp: Bool) -> Keyboard.Material)?
  package var boardLens: KeyboardDrawing.Material.Lens?
  package var hasBoardRim = false

  var faceColor: KeyColor
  var lightFaceOpacity: Double

  var faceMaterial: (@Sendable (Color, ColorScheme) -> Keyboard.Material?)?

  var cornerStyle: KeyboardCornerStyle?
  var hasShadows = true
  var marksCapsLock = true

  var contentColor: KeyColor
  var fontSize:
    @Sendable (KeyboardAction, KeyboardTraits, (Keyboard.KeyboardType) -> CGFloat) -> CGFloat

  var fontWeight: OfKey<KeyboardFont.FontWeight?>

  /// Weight and width of texts without a ``fontWeight``, which fonts of themes replace.
  var textShape: OfKey<(weight: KeyboardFont.FontWeight, width: Font.Width)?>?

  /// Up, in points.
  var baselineOffset: OfKey<CGFloat?>?

  /// Down, in points, for letters in the second row.
  package var secondRowOffset: @Sendable (KeyboardTraits) -> Double = { _ in 0 }

  /// In points, given the standard ones.
  var contentInsets: (@Sendable (KeyboardAction, KeyboardTraits, EdgeInsets) -> EdgeInsets)?

  var image: OfKey<Image?>?

  var padImageScale: CGFloat

  /// Whether icons in a corner of their key are aligned by their ink in place of their canvas.
  package var alignsInk = false

  /// In points.
  var lowerBarSize: OfKey<CGFloat>

  var languageStyle: (@Sendable (KeyboardTraits) -> Keyboard.LabelStyle)?
  package var showsNextLanguage = false
  var lettersStyle = Keyboard.LabelStyle()

  package var secondCharacters: @Sendable (KeyboardTraits) -> SecondCharacters

  var toolbar: Autocomplete.ToolbarStyle?

  /// On phones in landscape; nil for the same.
  var lowToolbar: Autocomplete.ToolbarStyle?

  /// Of the key on a bar of passwords; nil for the suggestions'.
  var passwordColor: Color?
  package var calloutStyle:
    (@Sendable (_ isInput: Bool, Keyboard.ButtonStyle) -> KeyboardCallout.CalloutStyle)?

  var emojis: @Sendable (KeyboardTraits) -> Emoji.KeyboardStyle
  package var emojiParts = Emoji.PartStyles()

  package func passwordColor(over titleColor: Color) -> Color {
    guard let passwordColor, titleColor == toolbar?.item.titleColor else { return titleColor }
    return passwordColor
  }

  static let classic = SharedValue(
    StyleDesign(
      boardColor: .keyboardBackground,
      faceColor: { $0.classicFaceColor(for: $1, isPressed: $2) },
      lightFaceOpacity: 0.95,
      contentColor: { $0.classicContentColor(for: $1, isPressed: $2) },
      fontSize: { $0.classicFontSize(for: $1, typeSize: $2) },
      fontWeight: { $0.classicFontWeight(for: $1) },
      padImageScale: 1.2,
      lowerBarSize: { _, _ in 22 },
      secondCharacters: { .classic(for: $0) },
      emojis: { .classic(for: $0) }))

  func toolbarStyle(in traits: KeyboardTraits) -> Autocomplete.ToolbarStyle {
    let isLow = !traits.deviceTypeForKeyboard.isPad && !traits.interfaceOrientation.isPortrait
    return (isLow ? lowToolbar : nil) ?? toolbar ?? .standard
  }
}

extension KeyboardDesign {

  package var styling: StyleDesign {
    _read { yield table.value }
  }

  private var table: SharedValue<StyleDesign> {
    switch self {
    case .classic: StyleDesign.classic
    case .liquidGlass: StyleDesign.liquidGlass
    }
  }
}
