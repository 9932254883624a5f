public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Keyboard {

  /// What is painted behind a keyboard or on a key, in this order from back to front: the colour, the
  /// gradient, the picture, the overlaying gradient, the overlaying colour.
  public struct Background: Hashable, Codable, Sendable {

    /// How a picture fills its area.
    public enum ImageContentMode: String, Hashable, Codable, Sendable, CaseIterable {

      /// Both sides are stretched to the area's.
      case stretch

      /// The picture keeps its shape and covers the area.
      case fill

      /// The picture keeps its shape and lies within the area.
      case fit
    }

    /// The colour at the back.
    public var backgroundColor: Color?

    /// The gradient over the colour.
    public var gradient: KeyboardGradient?

    /// A picture file's bytes, PNG or JPEG.
    public var imageData: Data?

    /// How the picture fills the area.
    public var imageContentMode: ImageContentMode

    /// A gradient over the picture.
    public var overlay: KeyboardGradient?

    /// A colour over everything else.
    public var overlayColor: Color?

    /// A background of layers; the two lists of colours run from the top to the bottom.
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

    /// The colours of the gradient; setting them makes it run from the top to the bottom.
    public var backgroundGradient: [Color]? {
      get { gradient?.colors }
      set { gradient = newValue.map { KeyboardGradient(colors: $0) } }
    }

    /// The colours of the overlay; setting them makes it run from the top to the bottom.
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

/// The older name of `Keyboard.Background`.
public typealias KeyboardBackgroundStyle = Keyboard.Background
