public import KeyboardCore
public import KeyboardDrawing

/// How a keyboard as a whole looks; what is `nil` is left to the style below.
public struct KeyboardViewStyle: LayeredStyle, Hashable, Codable {

  /// What is painted behind all keys.
  public var background: Keyboard.Background?

  /// The color of text and icons outside of keys.
  public var foregroundColor: Color?

  /// The distance of the keys from the keyboard's edges in points, or `nil` for the device's standard.
  public var edgeInsets: EdgeInsets?

  /// A style with the given fields, the others left open.
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

  /// The style of keyboards that have no other: all open, unless it has been replaced.
  public static var standard: Self {
    get { standardView.value }
    set { standardView.value = newValue }
  }

  /// Every field, in the order of the documentation.
  public static var fields: [StyleField<Self>] { viewFields }
}

private let viewFields: [StyleField<KeyboardViewStyle>] = [
  StyleField("background", .background(\.background), "What is painted behind all keys."),
  StyleField(
    "foregroundColor", .color(\.foregroundColor), "The color of text and icons outside of keys."),
  StyleField(
    "edgeInsets", .insets(\.edgeInsets),
    "The distance of the keys from the keyboard's edges in points."),
]
