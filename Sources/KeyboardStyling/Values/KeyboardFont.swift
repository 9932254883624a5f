import Foundation
public import KeyboardDrawing

/// A font of a style: a text style, a system font or a named font, with an optional weight.
public struct KeyboardFont: Hashable, Codable, Sendable {

  /// The typeface and size.
  public var type: FontType

  /// The weight, or `nil` for that of the type.
  public var weight: FontWeight?

  /// Create a font of a type, with an optional weight.
  public init(_ type: FontType, _ weight: FontWeight? = nil) {
    self.type = type
    self.weight = weight
  }

  /// Create the keyboard font that is equivalent to a font.
  init(drawing font: Font) {
    let type: FontType =
      switch font.family {
      case .system: .system(size: font.size)
      case .named(let names): .families(names, size: font.size)
      }
    self.init(type, font.weight.keyboardWeight)
  }

  /// The font to draw with.
  public var font: Font {
    weight.map { type.font.weight($0.fontWeight) } ?? type.font
  }

  /// Return this font in another weight.
  public func weight(_ weight: FontWeight) -> KeyboardFont {
    KeyboardFont(type, weight)
  }
}
