public import Foundation
public import KeyboardCore
public import KeyboardDrawing
import SourceText

extension Autocomplete {

  /// The style of a suggestion in the toolbar.
  public struct ToolbarItemStyle: LayeredStyle, Hashable, Codable {

    /// The font of the title.
    @Defaulted public var titleFont: KeyboardFont = .body

    /// The color of the title.
    @Defaulted public var titleColor: Color = .primary

    /// The font of the subtitle.
    @Defaulted public var subtitleFont: KeyboardFont = .footnote

    /// The color of the subtitle.
    @Defaulted public var subtitleColor: Color = .primary

    /// The padding left and right of the title in points.
    @Defaulted public var horizontalPadding: CGFloat = 4

    /// The padding above and below the title in points.
    @Defaulted public var verticalPadding: CGFloat = 10

    /// The background of the suggestion, over the background color.
    public var background: Keyboard.Background?

    /// The background color of the suggestion.
    @Defaulted public var backgroundColor: Color

    /// The corner radius of the suggestion's background in points.
    @Defaulted public var backgroundCornerRadius: CGFloat = 4

    /// Creates a style with some fields, and defaults for the others.
    public init(
      titleFont: KeyboardFont? = nil,
      titleColor: Color? = nil,
      subtitleFont: KeyboardFont? = nil,
      subtitleColor: Color? = nil,
      horizontalPadding: CGFloat? = nil,
      verticalPadding: CGFloat? = nil,
      backgroundColor: Color? = nil,
      backgroundCornerRadius: CGFloat? = nil
    ) {
      self.init(defaultBackground: .clear)
      self.$titleFont = titleFont
      self.$titleColor = titleColor
      self.$subtitleFont = subtitleFont
      self.$subtitleColor = subtitleColor
      self.$horizontalPadding = horizontalPadding
      self.$verticalPadding = verticalPadding
      self.$backgroundColor = backgroundColor
      self.$backgroundCornerRadius = backgroundCornerRadius
    }

    private init(defaultBackground: Color) {
      _backgroundColor = Defaulted(wrappedValue: defaultBackground)
    }

    // A separate default, which layers can leave out or replace where text isn't readable on it.
    static func highlight(_ color: Color) -> Self { Self(defaultBackground: color) }

    static let autocorrect = highlight(.white.opacity(0.5))

    /// The default style of suggestions, which can be replaced.
    public static var standard: Self {
      get { StandardStyles.current.suggestion }
      set { StandardStyles.update { $0.suggestion = newValue } }
    }

    /// The default style of the suggestion to be applied, which can be replaced.
    public static var standardAutocorrect: Self {
      get { StandardStyles.current.correction }
      set { StandardStyles.update { $0.correction = newValue } }
    }

    /// All fields, in documentation order.
    public static let fields: [StyleField<Self>] = [
      StyleField(
        "titleFont", \._titleFont.projectedValue, "The font of the title.", default: "body",
        example: ["size": 17, "weight": "semibold"]),
      StyleField("titleColor", \._titleColor.projectedValue, "The color of the title."),
      StyleField(
        "subtitleFont", \._subtitleFont.projectedValue, "The font of the subtitle.",
        default: "footnote",
        example: 12),
      StyleField("subtitleColor", \._subtitleColor.projectedValue, "The color of the subtitle."),
      StyleField(
        "horizontalPadding", \._horizontalPadding.projectedValue, in: 0...200,
        "The padding left and right of the title in points.", default: 4, example: 8),
      StyleField(
        "verticalPadding", \._verticalPadding.projectedValue, in: 0...200,
        "The padding above and below the title in points.", default: 10, example: 6),
      StyleField(
        "background", \.background,
        "The background of the suggestion, over the background color."),
      StyleField(
        "backgroundColor", \._backgroundColor.projectedValue,
        "The background color of the suggestion."),
      StyleField(
        "backgroundCornerRadius", \._backgroundCornerRadius.projectedValue, in: 0...100,
        "The corner radius of the background in points.", default: 4, example: 8),
    ]
  }

  /// Rarely set style, boxed because toolbars are copied often; `$property` is never nil.
  @propertyWrapper
  public struct OptionalItemStyle: Hashable, Codable, Sendable {

    package var shared: SharedValue<ToolbarItemStyle>?

    /// The style, or `nil`.
    public var wrappedValue: ToolbarItemStyle? {
      get { shared?.value }
      set { shared = newValue.map(SharedValue.init) }
    }

    /// The style, or one without fields.
    public var projectedValue: ToolbarItemStyle {
      get { shared?.value ?? ToolbarItemStyle() }
      set { shared = newValue.isOpen ? nil : SharedValue(newValue) }
    }

    /// Creates a place without a style.
    public init() {}
  }
}
