import Foundation
public import KeyboardDrawing

/// A font as styles speak of it: a text style, a system size or a named font, and perhaps a weight.
public struct KeyboardFont: Hashable, Codable, Sendable {

  /// Which font, in which size.
  public var type: FontType

  /// How thick the strokes are, or `nil` for the thickness of the type.
  public var weight: FontWeight?

  /// A font of a type, perhaps in a weight of its own.
  public init(_ type: FontType, _ weight: FontWeight? = nil) {
    self.type = type
    self.weight = weight
  }

  /// The keyboard font that is drawn like a font.
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

  /// This font in another weight.
  public func weight(_ weight: FontWeight) -> KeyboardFont {
    KeyboardFont(type, weight)
  }
}
