public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Autocomplete {

  /// The style of the separator between two suggestions.
  public struct ToolbarSeparatorStyle: LayeredStyle, Hashable, Codable {

    /// The color of the separator.
    @Defaulted public var color: Color = .secondary.opacity(0.5)

    /// The width of the separator in points.
    @Defaulted public var width: CGFloat = 1

    /// The height of the separator in points.
    @Defaulted public var height: CGFloat = 30

    /// Create a style with some fields, and defaults for the others.
    public init(color: Color? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
      self.$color = color
      self.$width = width
      self.$height = height
    }
  }
}

private let standardSeparator = SettableValue(Autocomplete.ToolbarSeparatorStyle())

extension Autocomplete.ToolbarSeparatorStyle {

  /// The default style of separators, which can be replaced.
  public static var standard: Self {
    get { standardSeparator.value }
    set { standardSeparator.value = newValue }
  }

  /// All fields, in documentation order.
  public static var fields: [StyleField<Self>] { separatorFields }
}

private let separatorFields: [StyleField<Autocomplete.ToolbarSeparatorStyle>] = [
  StyleField("color", .color(\.$color), "The color of the line."),
  StyleField("width", .length(\.$width, 0...100), "The width of the line in points."),
  StyleField("height", .length(\.$height, 0...500), "The length of the line in points."),
]
