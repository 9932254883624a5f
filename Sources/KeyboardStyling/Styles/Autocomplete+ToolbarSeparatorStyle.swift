public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Autocomplete {

  /// How the line between two suggestions looks.
  public struct ToolbarSeparatorStyle: LayeredStyle, Hashable, Codable {

    /// The color of the line.
    @Defaulted public var color: Color = .secondary.opacity(0.5)

    /// The width of the line in points.
    @Defaulted public var width: CGFloat = 1

    /// The length of the line in points.
    @Defaulted public var height: CGFloat = 30

    /// A style with the given fields, the others left at their defaults.
    public init(color: Color? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
      self.$color = color
      self.$width = width
      self.$height = height
    }
  }
}

private let standardSeparator = SettableValue(Autocomplete.ToolbarSeparatorStyle())

extension Autocomplete.ToolbarSeparatorStyle {

  /// The style of lines that have no other, unless it has been replaced.
  public static var standard: Self {
    get { standardSeparator.value }
    set { standardSeparator.value = newValue }
  }

  /// Every field, in the order of the documentation.
  public static var fields: [StyleField<Self>] { separatorFields }
}

private let separatorFields: [StyleField<Autocomplete.ToolbarSeparatorStyle>] = [
  StyleField("color", .color(\.$color), "The color of the line."),
  StyleField("width", .length(\.$width, 0...100), "The width of the line in points."),
  StyleField("height", .length(\.$height, 0...500), "The length of the line in points."),
]
