public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Keyboard {

  /// The hard shadow below a key.
  public struct ButtonShadowStyle: Hashable, Codable, Sendable {

    /// The color of the shadow.
    public var color: Color

    /// The height of the shadow in points.
    public var size: CGFloat

    /// Create a shadow of a color and a height in points.
    public init(color: Color = .keyboardButtonShadow, size: CGFloat = 1) {
      self.color = color
      self.size = size
    }
  }
}

private let standardShadow = SettableValue(Keyboard.ButtonShadowStyle())

extension Keyboard.ButtonShadowStyle {

  /// No shadow.
  public static let noShadow = Self(color: .clear)

  /// The default shadow of keys, which can be replaced.
  public static var standard: Self {
    get { standardShadow.value }
    set { standardShadow.value = newValue }
  }
}
