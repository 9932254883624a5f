public import Foundation
public import KeyboardCore
import KeyboardDocuments
public import KeyboardDrawing

extension Keyboard {

  /// The style of a small label on a key: the hint above its character, the language on space, or the
  /// letters below a digit.
  ///
  /// Without a color, a label has that of the key; other `nil` fields have standard values.
  public struct LabelStyle: LayeredStyle, Hashable, Codable {

    /// The font of the label, including its size, which is reduced on low keys.
    public var font: KeyboardFont?

    /// The color of the label, before its opacity is applied.
    public var foregroundColor: Color?

    /// The opacity of the label, from 0 to 1 (default: 0.5 for hints, 0.4 for the language).
    public var opacity: Double?

    /// The offset of the label in points, right and down.
    public var offset: CGPoint?

    /// Create a style with some fields; the others are unset.
    public init(
      font: KeyboardFont? = nil, foregroundColor: Color? = nil, opacity: Double? = nil,
      offset: CGPoint? = nil
    ) {
      self.font = font
      self.foregroundColor = foregroundColor
      self.opacity = opacity
      self.offset = offset
    }
  }
}

extension Keyboard.LabelStyle {

  /// All fields, in documentation order.
  public static var fields: [StyleField<Self>] { labelFields }
}

private let labelFields: [StyleField<Keyboard.LabelStyle>] = [
  StyleField(
    "font", .font(\.font), "The font of the label, including its size, reduced on low keys."),
  StyleField(
    "foregroundColor", .color(\.foregroundColor),
    "The color of the label, before its opacity is applied."),
  StyleField("opacity", .number(\.opacity, 0...1), "The opacity of the label.", example: 1),
  StyleField("offset", .point(\.offset), "The offset of the label in points, right and down."),
]
