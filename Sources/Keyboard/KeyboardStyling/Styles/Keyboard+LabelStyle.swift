public import Foundation
public import KeyboardCore
public import KeyboardDrawing
import SourceText

extension Keyboard {

  /// The style of a hint, of the language on space, or of the letters below a digit.
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

    /// The content of a hint (default: the character of a swipe down); other labels have no choice.
    public var content: KeyboardHintContent?

    /// The place of a hint (default: above the character, or top right for a long press).
    public var place: KeyboardHintPosition?

    /// Creates a style with some fields; the others are unset.
    public init(
      font: KeyboardFont? = nil, foregroundColor: Color? = nil, opacity: Double? = nil,
      offset: CGPoint? = nil
    ) {
      self.font = font
      self.foregroundColor = foregroundColor
      self.opacity = opacity
      self.offset = offset
    }

    static let commonFields = fields.map(\.name).filter { $0 != "content" && $0 != "place" }

    /// All fields, in documentation order.
    public static let fields: [StyleField<Self>] = [
      StyleField("font", \.font, "The font of the label, including its size, reduced on low keys."),
      StyleField(
        "foregroundColor", \.foregroundColor,
        "The color of the label, before its opacity is applied."),
      StyleField("opacity", \.opacity, in: 0...1, "The opacity of the label.", example: 1),
      StyleField("offset", \.offset, "The offset of the label in points, right and down."),
      StyleField(
        "content", choice: \.content,
        "What a hint shows: the character of a swipe down, the first one of a long press, or nothing.",
        default: "swipeDown", example: "longPress"),
      StyleField(
        "place", choice: \.place,
        "The place of a hint: above the character, or in a corner (default: topTrailing for a "
          + "long press, otherwise top).", example: "topTrailing"),
    ]
  }

  /// The style of the toolbar, regardless of its content.
  public struct ToolbarStyle: LayeredStyle, Hashable, Codable {

    /// The background color of the toolbar.
    @Defaulted public var backgroundColor: Color = .clear

    /// The height of the toolbar in points, or `nil` for its content's.
    public var height: CGFloat?

    /// The minimum height of the toolbar in points.
    @Defaulted public var minHeight: CGFloat = 48

    /// The maximum height of the toolbar in points, if bounded.
    public var maxHeight: CGFloat?

    /// Creates a style with some fields, and defaults for the others.
    public init(
      backgroundColor: Color? = nil,
      height: CGFloat? = nil,
      minHeight: CGFloat? = nil,
      maxHeight: CGFloat? = nil
    ) {
      self.$backgroundColor = backgroundColor
      self.height = height
      self.$minHeight = minHeight
      self.maxHeight = maxHeight
    }

    /// The default style of toolbars, which can be replaced.
    public static var standard: Self {
      get { StandardStyles.current.toolbar }
      set { StandardStyles.update { $0.toolbar = newValue } }
    }

    /// All fields, in documentation order.
    public static let fields: [StyleField<Self>] = [
      StyleField(
        "backgroundColor", \._backgroundColor.projectedValue,
        "The background color of the toolbar."),
      StyleField("height", \.height, in: 0...500, "The height of the toolbar in points."),
      StyleField(
        "minHeight", \._minHeight.projectedValue, in: 0...500, "The minimum height in points."),
      StyleField("maxHeight", \.maxHeight, in: 0...500, "The maximum height in points."),
    ]
  }
}
