public import Foundation
public import KeyboardCore
public import KeyboardDrawing
import SourceText

extension KeyboardCallout {

  /// The style of input and action callouts.
  ///
  /// ```swift
  /// var style = KeyboardCallout.CalloutStyle.standard
  /// style.cornerRadius = 16
  /// style.actionItemFont = .title2
  /// style == .standard  // → false
  /// ```
  public struct CalloutStyle: LayeredStyle, Hashable, Codable {

    /// The font of secondary actions.
    @Defaulted public var actionItemFont: KeyboardFont = .title3

    /// The maximum size of a secondary action in points.
    @Defaulted public var actionItemMaxSize = CGSize(width: 50, height: 50)

    /// The padding of a secondary action in points.
    @Defaulted public var actionItemPadding = CGSize(width: 0, height: 6)

    /// The maximum number of secondary actions in a row, or `nil` for as many as fit.
    public var actionItemColumns: Double?

    /// The background of the callout, over its color.
    public var background: Keyboard.Background?

    /// The background color of the callout.
    @Defaulted public var backgroundColor: Color = .keyboardButtonBackground

    /// The color of the border of the callout, by default a light rim in dark.
    @Defaulted public var borderColor = Color(
      light: .init(hex: 0x000000, opacity: 0.5), dark: .init(hex: 0xFFFFFF, opacity: 0.4))

    /// The gradient of the border over the whole callout, in place of the border color.
    public var borderGradient: KeyboardGradient?

    /// The width of the border in points, or `nil` for a hairline outside of the callout.
    ///
    /// In dark, a white rim of one pixel inside the callout goes with the hairline.
    public var borderSize: CGFloat?

    /// The corner radius of the key under the callout in points, or `nil` for the key's own.
    public var buttonOverlayCornerRadius: CGFloat?

    /// The inset of the key from its cell in points.
    @Defaulted public var buttonOverlayInset = CGSize.zero

    /// The corner radius of the callout in points.
    @Defaulted public var cornerRadius: CGFloat = 10

    /// The size of the curves between callout and key in points.
    @Defaulted public var curveSize = CGSize(width: 8, height: 15)

    /// The source of the remaining fields, or `nil` for the types of keys.
    public var follow: Following?

    /// The font families in order of preference, or `nil` for the fonts' own.
    public var fontFamily: [FontFamily]?

    /// The weight of the text, or `nil` for the fonts' own.
    public var fontWeight: KeyboardFont.FontWeight?

    /// The color of the text.
    @Defaulted public var foregroundColor: Color = .primary

    /// The font of the repeated character.
    @Defaulted public var inputItemFont: KeyboardFont = .largeTitle(weight: .light)

    /// The minimum size of input callouts in points.
    @Defaulted public var inputItemMinSize = CGSize(width: 0, height: 55)

    /// The offset of action callouts, and of callouts that don't cover their key, in points, or `nil` for the device's standard.
    public var offset: CGPoint?

    /// The horizontal place of the callout, or `nil` for that over its key.
    public var placement: Placement?

    /// The background color of the selected secondary action.
    @Defaulted public var selectedBackgroundColor: Color = .blue

    /// The text color of the selected secondary action.
    @Defaulted public var selectedForegroundColor: Color = .white

    /// The shadow color of the callout.
    @Defaulted public var shadowColor = Color(
      light: .init(hex: 0x000000, opacity: 0.1), dark: .init(hex: 0x000000, opacity: 0.5))

    /// The shadow radius of the callout in points.
    @Defaulted public var shadowRadius: CGFloat = 5

    /// The part between bubble and key, or `nil` for the key itself.
    public var stem: Stem?

    /// The width of a pointer at the bubble in points.
    @Defaulted public var stemWidth: CGFloat = 16

    /// The color of the line around the text.
    public var textOutlineColor: Color?

    /// The width of the line around the text in points (default: 0).
    public var textOutlineWidth: CGFloat?

    /// The shadows of the text, back to front, as on keys.
    public var textShadows: [Keyboard.KeyShadow]?

    /// The transition of the callout when it appears and disappears, or `nil` for at once.
    public var transition: Keyboard.Transition?

    /// Creates a style with the fields that KeyboardKit has, and defaults for the others.
    public init(
      actionItemFont: KeyboardFont? = nil,
      actionItemMaxSize: CGSize? = nil,
      actionItemPadding: CGSize? = nil,
      backgroundColor: Color? = nil,
      borderColor: Color? = nil,
      buttonOverlayCornerRadius: CGFloat? = nil,
      buttonOverlayInset: CGSize? = nil,
      cornerRadius: CGFloat? = nil,
      curveSize: CGSize? = nil,
      foregroundColor: Color? = nil,
      inputItemFont: KeyboardFont? = nil,
      inputItemMinSize: CGSize? = nil,
      offset: CGPoint? = nil,
      selectedBackgroundColor: Color? = nil,
      selectedForegroundColor: Color? = nil,
      shadowColor: Color? = nil,
      shadowRadius: CGFloat? = nil
    ) {
      self.$actionItemFont = actionItemFont
      self.$actionItemMaxSize = actionItemMaxSize
      self.$actionItemPadding = actionItemPadding
      self.$backgroundColor = backgroundColor
      self.$borderColor = borderColor
      self.buttonOverlayCornerRadius = buttonOverlayCornerRadius
      self.$buttonOverlayInset = buttonOverlayInset
      self.$cornerRadius = cornerRadius
      self.$curveSize = curveSize
      self.$foregroundColor = foregroundColor
      self.$inputItemFont = inputItemFont
      self.$inputItemMinSize = inputItemMinSize
      self.offset = offset
      self.$selectedBackgroundColor = selectedBackgroundColor
      self.$selectedForegroundColor = selectedForegroundColor
      self.$shadowColor = shadowColor
      self.$shadowRadius = shadowRadius
    }

    /// All fields, in documentation order.
    public static let fields: [StyleField<Self>] = [
      StyleField(
        "actionItemColumns", \.actionItemColumns, in: 1...20,
        "The maximum number of secondary actions in a row (default: as many as fit).", example: 4),
      StyleField(
        "actionItemFont", \._actionItemFont.projectedValue, "The font of secondary actions.",
        default: "title3",
        example: 22),
      StyleField(
        "actionItemMaxSize", \._actionItemMaxSize.projectedValue,
        "The maximum size of a secondary action in points.", default: [50, 50], example: [40, 44]),
      StyleField(
        "actionItemPadding", \._actionItemPadding.projectedValue,
        "The padding of a secondary action in points.", default: [0, 6], example: [2, 8]),
      StyleField("background", \.background, "The background of the callout, over its color."),
      StyleField(
        "backgroundColor", \._backgroundColor.projectedValue,
        "The background color of the callout."),
      StyleField(
        "borderColor", \._borderColor.projectedValue,
        "The color of the border of the callout.",
        coveredBy: \KeyboardCallout.CalloutStyle.borderGradient),
      StyleField(
        "borderGradient", \.borderGradient,
        "The gradient of a border with a borderSize, in place of borderColor."),
      StyleField(
        "borderSize", \.borderSize, in: 0...Double(KeyboardCallout.CalloutStyle.largestBorder),
        "The width of the border in points (default: a hairline outside, in dark with a light rim inside).",
        example: 1.5),
      StyleField(
        "buttonOverlayCornerRadius", \.buttonOverlayCornerRadius, in: 0...100,
        "The corner radius of the key under the callout in points (default: the key's own).",
        example: 6
      ),
      StyleField(
        "buttonOverlayInset", \._buttonOverlayInset.projectedValue,
        "The inset of the key from its cell in points.", example: [1, 0]),
      StyleField(
        "cornerRadius", \._cornerRadius.projectedValue, in: 0...100,
        "The corner radius of the callout in points.", default: 10, example: 16),
      StyleField(
        "curveSize", \._curveSize.projectedValue,
        "The size of the curves between callout and key in points.",
        default: [8, 15], example: [4, 10]),
      StyleField(
        "follow", choice: \.follow,
        "The source of the fields that nothing else sets: the types of keys, or the key.",
        default: "type", example: "key"),
      StyleField("fontFamily", \.fontFamily, "The font families in order of preference."),
      StyleField("fontWeight", \.fontWeight, "The weight of the text."),
      StyleField("foregroundColor", \._foregroundColor.projectedValue, "The color of the text."),
      StyleField(
        "inputItemFont", \._inputItemFont.projectedValue, "The font of the repeated character."
      ),
      StyleField(
        "inputItemMinSize", \._inputItemMinSize.projectedValue,
        "The minimum size of input callouts in points.", default: [0, 55], example: [44, 60]),
      StyleField(
        "offset", \.offset,
        "The offset of action callouts and of callouts that don't cover their key, in points.",
        example: [0, -4]),
      StyleField(
        "placement", choice: \.placement,
        "The horizontal place of action callouts: the first action, or the center, over the key.",
        default: "key", example: "center"),
      StyleField(
        "selectedBackgroundColor", \._selectedBackgroundColor.projectedValue,
        "The background color of the selected secondary action."),
      StyleField(
        "selectedForegroundColor", \._selectedForegroundColor.projectedValue,
        "The text color of the selected secondary action.", default: "white", example: "gold"),
      StyleField(
        "shadowColor", \._shadowColor.projectedValue, "The shadow color of the callout.",
        default: ["light": "alpha(black, 10%)", "dark": "alpha(black, 50%)"], example: "#0006"),
      StyleField(
        "shadowRadius", \._shadowRadius.projectedValue, in: 0...100,
        "The shadow radius of the callout in points.", default: 5, example: 12),
      StyleField(
        "stem", choice: \.stem,
        "The part between bubble and key: the key itself, a pointer, or none.", default: "key",
        example: "none"),
      StyleField(
        "stemWidth", \._stemWidth.projectedValue, in: 0...100,
        "The width of a pointer at the bubble in points.", default: 16, example: 24),
      StyleField("textOutlineColor", \.textOutlineColor, "The color of the line around the text."),
      StyleField(
        "textOutlineWidth", \.textOutlineWidth, in: 0...20,
        "The width of the line around the text in points.", default: 0, example: 1),
      StyleField(
        "textShadows", \.textShadows,
        "The shadows of the text, back to front, without spread; one without an offset is a glow."),
      StyleField(
        "transition", \.transition,
        "The way in which the callout appears and disappears: it fades, and grows from its key."),
    ]
  }
}
