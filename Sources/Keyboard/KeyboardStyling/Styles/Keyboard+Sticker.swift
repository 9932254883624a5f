public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Keyboard {

  /// A picture on the keyboard, at a place of its own.
  public struct Sticker: Hashable, Codable, Sendable {

    /// The layer that a sticker is drawn on.
    public enum Layer: String, Hashable, Codable, Sendable, CaseIterable {

      /// The background, below the keys.
      case board

      /// The keys.
      case keys
    }

    /// The bytes of the image file, PNG, JPEG, WebP or SVG.
    public var imageData: Data

    /// The region of the image that is drawn, in its pixels, or `nil` for all of it.
    public var region: ImageFile.Region?

    /// The middle, as fractions of the keyboard from its top left corner.
    public var place: CGPoint

    /// The width in points; the height follows from the image.
    public var width: Double

    /// The angle in degrees, clockwise.
    public var turn: Double

    /// The opacity, from 0 to 1.
    public var opacity: Double

    /// The tint of the pixels; an opaque color leaves only the silhouette.
    public var tint: Color?

    /// The layer that it is drawn on.
    public var layer: Layer

    /// Create a sticker, by default in the middle of the keyboard and below its keys.
    public init(
      imageData: Data, region: ImageFile.Region? = nil, place: CGPoint = CGPoint(x: 0.5, y: 0.5),
      width: Double = 64, turn: Double = 0, opacity: Double = 1, tint: Color? = nil,
      layer: Layer = .board
    ) {
      self.imageData = imageData
      self.region = region
      self.place = place
      self.width = width
      self.turn = turn
      self.opacity = opacity
      self.tint = tint
      self.layer = layer
    }
  }
}
