public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Keyboard {

  /// The hard edge that a key throws below itself.
  public struct ButtonShadowStyle: Hashable, Codable, Sendable {

    /// The color of the edge.
    public var color: Color

    /// How far the edge reaches below the key, in points.
    public var size: CGFloat

    /// An edge of a color and a height in points.
    public init(color: Color = .keyboardButtonShadow, size: CGFloat = 1) {
      self.color = color
      self.size = size
    }
  }
}

private let standardShadow = SettableValue(Keyboard.ButtonShadowStyle())

extension Keyboard.ButtonShadowStyle {

  /// No edge.
  public static let noShadow = Self(color: .clear)

  /// The edge of keys that have no other, unless it has been replaced.
  public static var standard: Self {
    get { standardShadow.value }
    set { standardShadow.value = newValue }
  }
}
