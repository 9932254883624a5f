public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Keyboard {

  /// How the bar above the keys looks, whatever it holds.
  public struct ToolbarStyle: LayeredStyle, Hashable, Codable {

    /// The color of the bar.
    @Defaulted public var backgroundColor: Color = .clear

    /// The height of the bar in points, or `nil` for that of its content.
    public var height: CGFloat?

    /// The least height of the bar in points.
    @Defaulted public var minHeight: CGFloat = 48

    /// The greatest height of the bar in points, if it is bounded.
    public var maxHeight: CGFloat?

    /// A style with the given fields, the others left at their defaults.
    public init(
      backgroundColor: Color? = nil,
      height: CGFloat? = nil,
      minHeight: CGFloat? = nil,
      maxHeight: CGFloat? = nil
    ) {
      self.$backgroundColor = backgroundColor
      self.height = height
      self.$minHeight = minHeight
      self.maxHeight = maxHeight
    }
  }
}

private let standardBar = SettableValue(Keyboard.ToolbarStyle())

extension Keyboard.ToolbarStyle {

  /// The style of bars that have no other, unless it has been replaced.
  public static var standard: Self {
    get { standardBar.value }
    set { standardBar.value = newValue }
  }

  /// Every field, in the order of the documentation.
  public static var fields: [StyleField<Self>] { barFields }
}

private let barFields: [StyleField<Keyboard.ToolbarStyle>] = [
  StyleField("backgroundColor", .color(\.$backgroundColor), "The color of the bar."),
  StyleField("height", .length(\.height, 0...500), "The height of the bar in points."),
  StyleField("minHeight", .length(\.$minHeight, 0...500), "The least height in points."),
  StyleField("maxHeight", .length(\.maxHeight, 0...500), "The greatest height in points."),
]
