public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Keyboard {

  /// What is painted behind a keyboard or on a key, in this order from back to front: the color, the
  /// gradient, the picture, the overlaying gradient, the overlaying color.
  public struct Background: Hashable, Codable, Sendable {

    /// How a picture fills its area.
    public enum ImageContentMode: String, Hashable, Codable, Sendable, CaseIterable {

      /// Both sides are stretched to the area's.
      case stretch

      /// The picture keeps its shape and covers the area.
      case fill

      /// The picture keeps its shape and lies within the area.
      case fit

      /// The picture keeps its size and is repeated from the area's top left corner on.
      case tile
    }

    /// The color at the back.
    public var backgroundColor: Color?

    /// The gradient over the color.
    public var gradient: KeyboardGradient?

    /// A picture file's bytes, PNG or JPEG.
    public var imageData: Data?

    /// How the picture fills the area.
    public var imageContentMode: ImageContentMode

    /// The point of the picture, as shares of its sides from its top left corner, that stays as near to
    /// the middle of the area as can be where the picture covers it.
    public var imageFocalPoint = CGPoint(x: 0.5, y: 0.5)

    /// How many pixels of the picture a point is wide where it is repeated.
    public var imageScale = 1.0

    /// The opacity of the picture, from 0 to 1.
    public var imageOpacity = 1.0

    /// A color over the picture where there is one: a translucent color tints it, an opaque one leaves
    /// its outline.
    public var imageTint: Color?

    /// How far the picture is blurred, in points; the blur reaches about so far.
    public var imageBlur: CGFloat = 0

    /// A gradient over the picture.
    public var overlay: KeyboardGradient?

    /// A color over everything else.
    public var overlayColor: Color?

    /// A background of layers; the two lists of colors run from the top to the bottom.
    public init(
      backgroundColor: Color? = nil,
      backgroundGradient: [Color]? = nil,
      imageData: Data? = nil,
      imageContentMode: ImageContentMode = .fill,
      overlayColor: Color? = nil,
      overlayGradient: [Color]? = nil
    ) {
      self.backgroundColor = backgroundColor
      self.gradient = backgroundGradient.map { KeyboardGradient(colors: $0) }
      self.imageData = imageData
      self.imageContentMode = imageContentMode
      self.overlay = overlayGradient.map { KeyboardGradient(colors: $0) }
      self.overlayColor = overlayColor
    }

    /// The colors of the gradient; setting them makes it run from the top to the bottom.
    public var backgroundGradient: [Color]? {
      get { gradient?.colors }
      set { gradient = newValue.map { KeyboardGradient(colors: $0) } }
    }

    /// The colors of the overlay; setting them makes it run from the top to the bottom.
    public var overlayGradient: [Color]? {
      get { overlay?.colors }
      set { overlay = newValue.map { KeyboardGradient(colors: $0) } }
    }

    /// Whether nothing is painted.
    public var isEmpty: Bool {
      backgroundColor == nil && gradient == nil && imageData == nil && overlay == nil
        && overlayColor == nil
    }
  }
}
