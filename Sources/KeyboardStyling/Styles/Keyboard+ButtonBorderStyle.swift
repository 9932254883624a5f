public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Keyboard {

  /// The border of a key, inside of its edge.
  public struct ButtonBorderStyle: Hashable, Codable, Sendable {

    /// The color of the border.
    public var color: Color

    /// The width of the border in points.
    public var size: CGFloat

    /// Create a border of a color and a width in points.
    public init(color: Color = .clear, size: CGFloat = 0) {
      self.color = color
      self.size = size
    }
  }
}

private let standardBorder = SettableValue(Keyboard.ButtonBorderStyle())

extension Keyboard.ButtonBorderStyle {

  /// No border.
  public static let noBorder = Self(color: .clear, size: 0)

  /// The default border of keys: none, but it can be replaced.
  public static var standard: Self {
    get { standardBorder.value }
    set { standardBorder.value = newValue }
  }
}
