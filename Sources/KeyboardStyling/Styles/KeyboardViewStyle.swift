public import KeyboardCore
public import KeyboardDrawing

/// The style of a whole keyboard; a `nil` field is inherited from the style below.
public struct KeyboardViewStyle: LayeredStyle, Hashable, Codable {

  /// The background of the keyboard.
  public var background: Keyboard.Background?

  /// The color of text and icons outside of keys.
  public var foregroundColor: Color?

  /// The insets of the keys from the keyboard's edges in points, or `nil` for the standard.
  public var edgeInsets: EdgeInsets?

  /// Create a style with some fields; the others are unset.
  public init(
    background: Keyboard.Background? = nil,
    foregroundColor: Color? = nil,
    edgeInsets: EdgeInsets? = nil
  ) {
    self.background = background
    self.foregroundColor = foregroundColor
    self.edgeInsets = edgeInsets
  }
}

private let standardView = SettableValue(KeyboardViewStyle())

extension KeyboardViewStyle {

  /// The default style of keyboards: all fields unset, but it can be replaced.
  public static var standard: Self {
    get { standardView.value }
    set { standardView.value = newValue }
  }

  /// All fields, in documentation order.
  public static var fields: [StyleField<Self>] { viewFields }
}

private let viewFields: [StyleField<KeyboardViewStyle>] = [
  StyleField("background", .background(\.background), "The background of the keyboard."),
  StyleField(
    "foregroundColor", .color(\.foregroundColor), "The color of text and icons outside of keys."),
  StyleField(
    "edgeInsets", .insets(\.edgeInsets),
    "The insets of the keys from the keyboard's edges in points."),
]
