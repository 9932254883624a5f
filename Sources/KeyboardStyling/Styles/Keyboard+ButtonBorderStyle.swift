public import Foundation
public import KeyboardCore
public import KeyboardDrawing

extension Keyboard {

  /// The line along the inside of a key's edge.
  public struct ButtonBorderStyle: Hashable, Codable, Sendable {

    /// The color of the line.
    public var color: Color

    /// The width of the line in points.
    public var size: CGFloat

    /// A line of a color and a width in points.
    public init(color: Color = .clear, size: CGFloat = 0) {
      self.color = color
      self.size = size
    }
  }
}

private let standardBorder = SettableValue(Keyboard.ButtonBorderStyle())

extension Keyboard.ButtonBorderStyle {

  /// No line.
  public static let noBorder = Self(color: .clear, size: 0)

  /// The line of keys that have no other: none, unless it has been replaced.
  public static var standard: Self {
    get { standardBorder.value }
    set { standardBorder.value = newValue }
  }
}
