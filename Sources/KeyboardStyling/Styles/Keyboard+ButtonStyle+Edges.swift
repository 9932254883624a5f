public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Keyboard.ButtonStyle {

  /// The color of the border; setting it makes an unset width 1 point.
  public var borderColor: Color? {
    get { storedBorderColor }
    set {
      storedBorderColor = newValue
      if newValue != nil, storedBorderSize == nil { storedBorderSize = 1 }
    }
  }

  /// The width of the border in points; setting it makes an unset color black.
  public var borderSize: CGFloat? {
    get { storedBorderSize }
    set {
      storedBorderSize = newValue
      if newValue != nil, storedBorderColor == nil { storedBorderColor = .black }
    }
  }

  /// The color of the shadow; setting it makes an unset height 1 point.
  public var shadowColor: Color? {
    get { storedShadowColor }
    set {
      storedShadowColor = newValue
      if newValue != nil, storedShadowSize == nil { storedShadowSize = 1 }
    }
  }

  /// The height of the shadow in points; setting it gives an unset color the standard value.
  public var shadowSize: CGFloat? {
    get { storedShadowSize }
    set {
      storedShadowSize = newValue
      if newValue != nil, storedShadowColor == nil { storedShadowColor = .keyboardButtonShadow }
    }
  }

  /// The border, or `nil` unless both of its parts are set.
  public var border: Keyboard.ButtonBorderStyle? {
    get {
      guard let storedBorderColor, let storedBorderSize else { return nil }
      return Keyboard.ButtonBorderStyle(color: storedBorderColor, size: storedBorderSize)
    }
    set {
      storedBorderColor = newValue?.color
      storedBorderSize = newValue?.size
    }
  }

  /// The shadow, or `nil` unless both of its parts are set.
  public var shadow: Keyboard.ButtonShadowStyle? {
    get {
      guard let storedShadowColor, let storedShadowSize else { return nil }
      return Keyboard.ButtonShadowStyle(color: storedShadowColor, size: storedShadowSize)
    }
    set {
      storedShadowColor = newValue?.color
      storedShadowSize = newValue?.size
    }
  }
}
