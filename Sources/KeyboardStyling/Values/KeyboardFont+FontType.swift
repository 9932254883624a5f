public import Foundation
public import KeyboardDrawing

extension KeyboardFont {

  /// The typeface and size of a font; the text styles have Apple's default sizes.
  public enum FontType: Hashable, Codable, Sendable {
    case body
    case callout
    case caption
    case caption2

    /// A named font with a size in points.
    case custom(_ name: String, size: CGFloat)

    /// A named font with a size in points that ignores the text size setting.
    case customFixed(_ name: String, size: CGFloat)

    /// The first available font of a list, with a size in points.
    case families([String], size: CGFloat)
    case footnote
    case headline
    case largeTitle
    case subheadline

    /// The user interface font with a size in points.
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
}
