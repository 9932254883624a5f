public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Keyboard {

  /// A shadow of a key's outline, behind the key or inside its face.
  public struct KeyShadow: Hashable, Codable, Sendable {

    /// The color of the shadow.
    public var color: Color

    /// The blur radius in points.
    public var radius: CGFloat

    /// The offset in points, right and down.
    public var offset: CGPoint

    /// The distance by which the shadow is larger than the key, in points; inside, smaller.
    public var spread: CGFloat

    /// Whether the shadow is that of the key's edges on its face.
    public var isInner: Bool

    /// Create a shadow, by default a sharp one exactly behind the key.
    public init(
      color: Color, radius: CGFloat = 0, offset: CGPoint = .zero, spread: CGFloat = 0,
      isInner: Bool = false
    ) {
      self.color = color
      self.radius = radius
      self.offset = offset
      self.spread = spread
      self.isInner = isInner
    }
  }
}
