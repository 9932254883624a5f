public import Foundation
public import KeyboardDrawing
import SourceText

/// A font of a style: a text style, a system font or a named font, with an optional weight and width.
///
/// ```swift
/// let letters = KeyboardFont.system(size: 24, weight: .light)
/// let words = KeyboardFont.custom("Noto Serif", size: 16)
/// [letters.font.size, words.font.size]  // → [24, 16]
/// ```
public struct KeyboardFont: Hashable, Codable, Sendable {

  /// The typeface and size.
  public var type: FontType

  /// The weight, or `nil` for the type's.
  public var weight: FontWeight?

  /// The width of the glyphs, or `nil` for the typeface's.
  public var width: Font.Width?

  /// Creates a font of a type, with an optional weight.
  public init(_ type: FontType, _ weight: FontWeight? = nil) {
    self.type = type
    self.weight = weight
  }

  init(drawing font: Font) {
    let type: FontType =
      switch font.family {
      case .system: .system(size: font.size)
      case .named(let names): .families(names, size: font.size)
      }
    self.init(type, font.weight.keyboardWeight)
    if font.width != .standard { width = font.width }
  }

  /// The font to draw with.
  public var font: Font {
    let font = weight.map { type.font.weight($0.fontWeight) } ?? type.font
    return width.map { font.width($0) } ?? font
  }

  var families: [FontFamily]? {
    if case .named(let families) = font.family { families } else { nil }
  }

  /// Returns this font in another weight.
  public func weight(_ weight: FontWeight) -> KeyboardFont { changing(self) { $0.weight = weight } }

  /// Returns this font with glyphs of another width.
  public func width(_ width: Font.Width) -> KeyboardFont { changing(self) { $0.width = width } }

  /// The typeface and size in points; text styles have Apple's default sizes.
  ///
  /// `customFixed` ignores the text size setting; `families` takes the first available font.
  public enum FontType: Hashable, Codable, Sendable {
    case body
    case callout
    case caption
    case caption2
    case custom(_ name: String, size: CGFloat)
    case customFixed(_ name: String, size: CGFloat)
    case families([FontFamily], size: CGFloat)
    case footnote
    case headline
    case largeTitle
    case subheadline
    case system(size: CGFloat)
    case title
    case title2
    case title3

    /// The font to draw with.
    public var font: Font {
      switch self {
      case .body: .body
      case .callout: .callout
      case .caption: .caption
      case .caption2: .caption2
      case .custom(let name, let size): .custom(name, size: size)
      case .customFixed(let name, let size): .custom(name, fixedSize: size)
      case .families(let names, let size): Font(family: .named(names), size: size)
      case .footnote: .footnote
      case .headline: .headline
      case .largeTitle: .largeTitle
      case .subheadline: .subheadline
      case .system(let size): .system(size: size)
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      }
    }
  }

  /// The weight of a font.
  public enum FontWeight: String, Hashable, Codable, Sendable, CaseIterable {
    case black
    case bold
    case heavy
    case light
    case medium
    case regular
    case semibold
    case thin
    case ultraLight

    /// The weight to draw with.
    public var fontWeight: Font.Weight {
      switch self {
      case .black: .black
      case .bold: .bold
      case .heavy: .heavy
      case .light: .light
      case .medium: .medium
      case .regular: .regular
      case .semibold: .semibold
      case .thin: .thin
      case .ultraLight: .ultraLight
      }
    }
  }
}

extension Font.Weight {

  /// The equivalent weight of keyboard fonts.
  public var keyboardWeight: KeyboardFont.FontWeight {
    KeyboardFont.FontWeight.allCases.first { $0.fontWeight == self } ?? .regular
  }
}
