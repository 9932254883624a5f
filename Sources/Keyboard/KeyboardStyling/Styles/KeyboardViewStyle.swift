public import Foundation
public import KeyboardCore
public import KeyboardDrawing
import SourceText

/// The style of a whole keyboard; a `nil` field is inherited from the style below.
///
/// ```swift
/// var style = KeyboardViewStyle(background: .color(.black), foregroundColor: .white)
/// style.rowHeightScale = 1.1
/// style.background?.backgroundColor  // → .black
/// ```
public struct KeyboardViewStyle: LayeredStyle, Hashable, Codable {

  /// The background of the keyboard.
  public var background: Keyboard.Background?

  /// The pictures on the keyboard, back to front.
  public var stickers: [Keyboard.Sticker]?

  /// The color of text and icons outside of keys.
  public var foregroundColor: Color?

  /// The insets of the keys from the keyboard's edges in points, or `nil` for the standard.
  public var edgeInsets: EdgeInsets?

  /// The radius of the keyboard's corners in points; the area outside of them is transparent.
  public var cornerRadius: CGFloat?

  /// The insets of keys in points, or `nil` for the standard; 60 % of a touch area stay.
  public var keyInsets: EdgeInsets?

  /// The factor of the height of rows, from 0.8 to 1.5; touch areas have the height of the rows.
  public var rowHeightScale: Double?

  /// Creates a style with some fields; the others are unset.
  public init(
    background: Keyboard.Background? = nil,
    foregroundColor: Color? = nil,
    edgeInsets: EdgeInsets? = nil
  ) {
    self.background = background
    self.foregroundColor = foregroundColor
    self.edgeInsets = edgeInsets
  }

  /// The default style of keyboards: all fields unset, but it can be replaced.
  public static var standard: Self {
    get { StandardStyles.current.view }
    set { StandardStyles.update { $0.view = newValue } }
  }

  /// All fields, in documentation order.
  public static let fields: [StyleField<Self>] = [
    StyleField("background", \.background, "The background of the keyboard."),
    StyleField("stickers", \.stickers, "The images on the keyboard, back to front."),
    StyleField(
      "foregroundColor", \.foregroundColor, "The color of text and icons outside of keys."),
    StyleField(
      "edgeInsets", \.edgeInsets,
      "The insets of the keys from the keyboard's edges in points."),
    StyleField(
      "cornerRadius", \.cornerRadius, in: 0...100,
      "The radius of the keyboard's corners in points; the area outside of them is transparent.",
      default: 0, example: 24),
    StyleField(
      "keyInsets", \.keyInsets, in: 0...12,
      "The insets of keys in their touch areas in points; keys keep 60 % of the area's sides.",
      example: 4),
    StyleField(
      "rowHeightScale", \.rowHeightScale, in: KeyboardViewStyle.rowHeightScales,
      "The factor of the height of rows.", default: 1, example: 1.15),
  ]

  package static let rowHeightScales: ClosedRange<Double> = 0.8...1.5
}
