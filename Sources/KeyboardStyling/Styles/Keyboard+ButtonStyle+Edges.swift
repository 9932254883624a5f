public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Keyboard.ButtonStyle {

  /// The color of the border; setting it makes the border 1 point wide if it has no width yet.
  public var borderColor: Color? {
    get { storedBorderColor }
    set {
      storedBorderColor = newValue
      if newValue != nil, storedBorderSize == nil { storedBorderSize = 1 }
    }
  }

  /// The width of the border in points; setting it makes the border black if it has no color yet.
  public var borderSize: CGFloat? {
    get { storedBorderSize }
    set {
      storedBorderSize = newValue
      if newValue != nil, storedBorderColor == nil { storedBorderColor = .black }
    }
  }

  /// The color of the shadow; setting it makes the shadow 1 point high if it has no height yet.
  public var shadowColor: Color? {
    get { storedShadowColor }
    set {
      storedShadowColor = newValue
      if newValue != nil, storedShadowSize == nil { storedShadowSize = 1 }
    }
  }

  /// The height of the shadow in points; setting it gives the standard color if there is none yet.
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
