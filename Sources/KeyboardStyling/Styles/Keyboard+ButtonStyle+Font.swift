public import KeyboardCore
public import KeyboardDrawing

extension Keyboard.ButtonStyle {

  /// The font of the text, before the modifying fields are applied.
  public var font: Font? {
    get { nativeFont ?? keyboardFont?.font }
    set {
      nativeFont = newValue
      if newValue == nil { keyboardFont = nil }
    }
  }

  /// The font as a keyboard font, from either property.
  var resolvedKeyboardFont: KeyboardFont? {
    nativeFont.map { KeyboardFont(drawing: $0) } ?? keyboardFont
  }

  /// The font to draw with: the font (default: body) with weight, families and scale applied.
  public var drawnFont: Font {
    var font = font ?? .body
    if let fontWeight { font.weight = fontWeight.fontWeight }
    if let fontFamily { font.family = .named(fontFamily) }
    if let fontScale { font.size *= fontScale }
    return font
  }
}
