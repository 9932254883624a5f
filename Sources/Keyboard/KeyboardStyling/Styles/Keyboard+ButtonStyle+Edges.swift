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

  package var borderWidths: EdgeInsets? {
    guard let edges = borderEdges else {
      return borderSize.flatMap { $0 > 0 ? EdgeInsets(all: $0) : nil }
    }
    let widths = EdgeInsets(
      top: max(edges.top, 0), leading: max(edges.leading, 0), bottom: max(edges.bottom, 0),
      trailing: max(edges.trailing, 0))
    return widths == .zero ? nil : widths
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

extension Keyboard {

  /// The border of a key, inside of its edge.
  public struct ButtonBorderStyle: Hashable, Codable, Sendable {

    /// The color of the border.
    public var color: Color

    /// The width of the border in points.
    public var size: CGFloat

    /// Creates a border of a color and a width in points.
    public init(color: Color = .clear, size: CGFloat = 0) {
      self.color = color
      self.size = size
    }

    /// No border.
    public static let noBorder = Self(color: .clear, size: 0)

    /// The default border of keys: none, but it can be replaced.
    public static var standard: Self {
      get { StandardStyles.current.border }
      set { StandardStyles.update { $0.border = newValue } }
    }
  }

  /// The hard shadow below a key.
  public struct ButtonShadowStyle: Hashable, Codable, Sendable {

    /// The color of the shadow.
    public var color: Color

    /// The height of the shadow in points.
    public var size: CGFloat

    /// Creates a shadow of a color and a height in points.
    public init(color: Color = .keyboardButtonShadow, size: CGFloat = 1) {
      self.color = color
      self.size = size
    }

    /// No shadow.
    public static let noShadow = Self(color: .clear)

    /// The default shadow of keys, which can be replaced.
    public static var standard: Self {
      get { StandardStyles.current.shadow }
      set { StandardStyles.update { $0.shadow = newValue } }
    }
  }
}
