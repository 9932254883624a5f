public import Foundation
public import KeyboardCore
public import KeyboardDrawing
import SourceText

extension Emoji {

  /// The look of a part of the emoji keyboard, which has some of the fields; `nil` is the standard.
  public struct PartStyle: LayeredStyle, Hashable, Codable {

    /// The color behind the part.
    public var backgroundColor: Color?

    /// The color of text and icons.
    public var foregroundColor: Color?

    /// The color of the text in an empty search field.
    public var placeholderColor: Color?

    /// The color behind the selected category.
    public var selectedBackgroundColor: Color?

    /// The color of the icon of the selected category.
    public var selectedForegroundColor: Color?

    /// The color behind a pressed emoji.
    public var pressedBackgroundColor: Color?

    /// The font of text.
    public var font: KeyboardFont?

    /// The radius of the corners in points.
    public var cornerRadius: CGFloat?

    /// The factor of the size of emojis.
    public var scale: Double?

    /// The spacing between columns of emojis in points.
    public var horizontalItemSpacing: CGFloat?

    /// Creates a style without any fields.
    public init() {}

    /// All fields, in documentation order.
    public static let fields: [StyleField<Self>] = [
      StyleField("backgroundColor", \.backgroundColor, "The color behind the part."),
      StyleField("foregroundColor", \.foregroundColor, "The color of text and icons."),
      StyleField(
        "placeholderColor", \.placeholderColor,
        "The color of the text in an empty search field."),
      StyleField(
        "selectedBackgroundColor", \.selectedBackgroundColor,
        "The color behind the selected category."),
      StyleField(
        "selectedForegroundColor", \.selectedForegroundColor,
        "The color of the icon of the selected category."),
      StyleField(
        "pressedBackgroundColor", \.pressedBackgroundColor,
        "The color behind a pressed emoji."),
      StyleField("font", \.font, "The font of text."),
      StyleField(
        "cornerRadius", \.cornerRadius, in: 0...100, "The radius of the corners in points.",
        example: 10),
      StyleField(
        "scale", \.scale, in: 0.5...1.25, "The factor of the size of emojis.", example: 0.9),
      StyleField(
        "horizontalItemSpacing", \.horizontalItemSpacing, in: 0...40,
        "The spacing between columns of emojis in points.", example: 12),
    ]
  }

  /// The look of all parts of the emoji keyboard, beside its metrics in ``KeyboardStyle``.
  public struct PartStyles: Hashable, Sendable {

    // Every keyboard and its theme have these styles, and few set any.
    private var styles: [Role: PartStyle] = [:]

    private enum Role { case title, grid, item, bar, search }

    private subscript(role: Role) -> PartStyle {
      get { styles[role] ?? PartStyle() }
      set { styles[role] = newValue == PartStyle() ? nil : newValue }
    }

    /// The titles of the categories.
    public var title: PartStyle {
      get { self[.title] }
      set { self[.title] = newValue }
    }

    /// The area of titles and emojis.
    public var grid: PartStyle {
      get { self[.grid] }
      set { self[.grid] = newValue }
    }

    /// The emojis of the grid and of search results.
    public var item: PartStyle {
      get { self[.item] }
      set { self[.item] = newValue }
    }

    /// The bar of categories.
    public var bar: PartStyle {
      get { self[.bar] }
      set { self[.bar] = newValue }
    }

    /// The search field.
    public var search: PartStyle {
      get { self[.search] }
      set { self[.search] = newValue }
    }

    /// Creates styles without any fields.
    public init() {}

    /// Returns these styles with the set fields of others layered over them.
    public func extended(with styles: Self?) -> Self {
      guard let styles, !styles.styles.isEmpty else { return self }
      var result = self
      for part in Part.all { result[keyPath: part.path].extend(with: styles[keyPath: part.path]) }
      return result
    }

    package var withoutMetrics: Self {
      var styles = self
      styles.title.font = nil
      styles.grid.horizontalItemSpacing = nil
      styles.item.scale = nil
      styles.item.pressedBackgroundColor = nil
      styles.bar.font = nil
      styles.bar.selectedBackgroundColor = nil
      return styles
    }

    /// Part of the emoji keyboard, with the fields that a theme can set.
    package struct Part: Sendable {

      package let name: String
      package let path: any WritableKeyPath<Emoji.PartStyles, Emoji.PartStyle> & Sendable
      let fields: [String]

      package static let all = [
        Part(name: "title", path: \.title, fields: ["foregroundColor", "font"]),
        Part(name: "grid", path: \.grid, fields: ["backgroundColor", "horizontalItemSpacing"]),
        Part(
          name: "item", path: \.item,
          fields: ["backgroundColor", "pressedBackgroundColor", "cornerRadius", "scale"]),
        Part(
          name: "bar", path: \.bar,
          fields: [
            "backgroundColor", "foregroundColor", "selectedBackgroundColor",
            "selectedForegroundColor", "font",
          ]),
        Part(
          name: "search", path: \.search,
          fields: [
            "backgroundColor", "foregroundColor", "placeholderColor", "font", "cornerRadius",
          ]
        ),
      ]
    }
  }
}
