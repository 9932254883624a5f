public import Foundation
public import KeyboardCore
public import KeyboardDrawing
import SourceText

extension Autocomplete {

  /// The style of the autocomplete toolbar.
  ///
  /// ```swift
  /// var style = Autocomplete.ToolbarStyle(height: 44)
  /// style.item.titleColor = .blue
  /// style.height  // → 44
  /// ```
  public struct ToolbarStyle: LayeredStyle, Hashable, Codable {

    /// The height of the toolbar in points.
    @Defaulted public var height: CGFloat = 50

    /// The padding left and right of all suggestions in points.
    @Defaulted public var padding: CGFloat = 0

    /// The arrangement of suggestions, or `nil` for equal widths over the whole bar.
    public var alignment: ToolbarAlignment?

    /// The distance between suggestions in points.
    @Defaulted public var spacing: CGFloat = 8

    /// The background of the toolbar.
    public var background: Keyboard.Background?

    /// The style of suggestions.
    public var item: ToolbarItemStyle

    /// The style of the suggestion to be applied.
    public var autocorrectItem: ToolbarItemStyle

    /// The style of unknown words over ``item``, or `nil` for that.
    @OptionalItemStyle public var unknownItem: ToolbarItemStyle?

    /// The style of emojis over ``item``, or `nil` for that.
    @OptionalItemStyle public var emojiItem: ToolbarItemStyle?

    /// The style of an app's items over ``item``, or `nil` for that.
    @OptionalItemStyle public var items: ToolbarItemStyle?

    /// The style of selected items of an app over the highlight of autocorrections, or `nil` for that.
    @OptionalItemStyle public var selectedItems: ToolbarItemStyle?

    /// The style of touched items of an app over the highlight of autocorrections, or `nil` for that.
    @OptionalItemStyle public var pressedItems: ToolbarItemStyle?

    /// The style of separators.
    public var separator: ToolbarSeparatorStyle

    /// Creates a style with some fields, and defaults for the others.
    public init(
      height: CGFloat? = nil,
      padding: CGFloat? = nil,
      alignment: ToolbarAlignment? = nil,
      spacing: CGFloat? = nil,
      background: Keyboard.Background? = nil,
      item: ToolbarItemStyle = .standard,
      autocorrectItem: ToolbarItemStyle = .standardAutocorrect,
      separator: ToolbarSeparatorStyle = .standard
    ) {
      self.alignment = alignment
      self.background = background
      self.item = item
      self.autocorrectItem = autocorrectItem
      self.separator = separator
      self.$height = height
      self.$padding = padding
      self.$spacing = spacing
    }

    // A replaced standard style is kept; otherwise the standards of the parts apply.
    static let open = Self(
      item: ToolbarItemStyle(), autocorrectItem: .autocorrect, separator: ToolbarSeparatorStyle())

    package static func open(textColor color: Color) -> Self {
      let text = ToolbarItemStyle(titleColor: color, subtitleColor: color)
      return Self(
        item: text, autocorrectItem: .autocorrect.extended(with: text),
        separator: ToolbarSeparatorStyle())
    }

    /// Returns the style of the suggestions of a type.
    public func item(for type: Autocomplete.SuggestionType) -> Autocomplete.ToolbarItemStyle {
      switch type {
      case .regular: item
      case .autocorrect: autocorrectItem
      case .unknown: item.extended(with: unknownItem)
      case .emoji: item.extended(with: emojiItem)
      }
    }

    mutating func extendItem(
      of type: Autocomplete.SuggestionType, with style: Autocomplete.ToolbarItemStyle
    ) {
      switch type {
      case .regular: item.extend(with: style)
      case .autocorrect: autocorrectItem.extend(with: style)
      case .unknown: $unknownItem.extend(with: style)
      case .emoji: $emojiItem.extend(with: style)
      }
    }

    /// The default style of toolbars, composed of the standards of its parts; it can be replaced.
    public static var standard: Self {
      get { StandardStyles.current.autocompleteToolbar }
      set { StandardStyles.update { $0.autocompleteToolbar = newValue } }
    }

    /// All fields, in documentation order.
    public static let fields: [StyleField<Self>] = [
      StyleField(
        "height", \._height.projectedValue, in: 0...500, "The height of the toolbar in points.",
        default: 50, example: 44),
      StyleField(
        "padding", \._padding.projectedValue, in: 0...200,
        "The padding left and right of all suggestions in points.", default: 0, example: 6),
      StyleField(
        "alignment", choice: \.alignment,
        "The arrangement of suggestions: equal widths over the bar, or their own widths at a "
          + "place; they fill a bar in which they don't fit.",
        default: "fill", example: "leading"),
      StyleField(
        "spacing", \._spacing.projectedValue, in: 0...100,
        "The distance between suggestions in points.", default: 8, example: 16),
      StyleField("background", \.background, "The background of the toolbar."),
      StyleField("item", part: \.item, "The style of suggestions."),
      StyleField(
        "autocorrectItem", part: \.autocorrectItem,
        "The style of the suggestion to be applied."),
      StyleField(
        "unknownItem", part: \.$unknownItem, "The style of unknown words, on top of item."),
      StyleField("emojiItem", part: \.$emojiItem, "The style of emojis, on top of item."),
      StyleField(
        "items", part: \.$items,
        "The style of an app's items, on top of item; the title is the text and the icon."),
      StyleField(
        "selectedItems", part: \.$selectedItems,
        "The style of selected items of an app, over the highlight of autocorrectItem."),
      StyleField(
        "pressedItems", part: \.$pressedItems,
        "The style of touched items of an app, over the highlight of autocorrectItem."),
      StyleField("separator", part: \.separator, "The style of separators."),
    ]
  }

  /// The arrangement of suggestions: equal widths that fill the bar, or their own at a place.
  public enum ToolbarAlignment: String, CaseIterable, KeyboardModel {
    case fill
    case leading
    case center
    case trailing
  }

  /// The style of the separator between two suggestions.
  public struct ToolbarSeparatorStyle: LayeredStyle, Hashable, Codable {

    /// The color of the separator.
    @Defaulted public var color: Color = .secondary.opacity(0.5)

    /// The width of the separator in points.
    @Defaulted public var width: CGFloat = 1

    /// The height of the separator in points.
    @Defaulted public var height: CGFloat = 30

    /// Creates a style with some fields, and defaults for the others.
    public init(color: Color? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
      self.$color = color
      self.$width = width
      self.$height = height
    }

    /// The default style of separators, which can be replaced.
    public static var standard: Self {
      get { StandardStyles.current.separator }
      set { StandardStyles.update { $0.separator = newValue } }
    }

    /// All fields, in documentation order.
    public static let fields: [StyleField<Self>] = [
      StyleField("color", \._color.projectedValue, "The color of the separator."),
      StyleField(
        "width", \._width.projectedValue, in: 0...100, "The width of the separator in points.",
        default: 1, example: 2),
      StyleField(
        "height", \._height.projectedValue, in: 0...500,
        "The height of the separator in points.",
        default: 30, example: 24),
    ]
  }
}
