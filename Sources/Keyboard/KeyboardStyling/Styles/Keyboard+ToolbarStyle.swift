public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Keyboard {

  /// The style of the toolbar, regardless of its content.
  public struct ToolbarStyle: LayeredStyle, Hashable, Codable {

    /// The background color of the toolbar.
    @Defaulted public var backgroundColor: Color = .clear

    /// The height of the toolbar in points, or `nil` for that of its content.
    public var height: CGFloat?

    /// The minimum height of the toolbar in points.
    @Defaulted public var minHeight: CGFloat = 48

    /// The maximum height of the toolbar in points, if bounded.
    public var maxHeight: CGFloat?

    /// Create a style with some fields, and defaults for the others.
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

extension Keyboard.ToolbarStyle {

  /// The default style of toolbars, which can be replaced.
  public static var standard: Self {
    get { StandardStyles.current.toolbar }
    set { StandardStyles.update { $0.toolbar = newValue } }
  }

  /// All fields, in documentation order.
  public static let fields: [StyleField<Self>] = [
    StyleField(
      "backgroundColor", \._backgroundColor.projectedValue,
      "The background color of the toolbar."),
    StyleField("height", \.height, in: 0...500, "The height of the toolbar in points."),
    StyleField(
      "minHeight", \._minHeight.projectedValue, in: 0...500, "The minimum height in points."),
    StyleField("maxHeight", \.maxHeight, in: 0...500, "The maximum height in points."),
  ]
}
