public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardStyling

extension Autocomplete {

  /// A suggestion: its title, its subtitle, and a background if it is highlighted.
  public struct ToolbarItem: PrimitiveView {

    /// The suggestion.
    public var suggestion: Suggestion

    /// The style, or `nil` for the environment's.
    public var style: ToolbarItemStyle?

    /// Creates an item with a style, or with the environment's.
    public init(suggestion: Suggestion, style: ToolbarItemStyle? = nil) {
      self.suggestion = suggestion
      self.style = style
    }

    /// Returns the size of the title line with its padding.
    public func size(in context: ViewContext) -> CGSize {
      let style = context.toolbarItemStyle(for: suggestion, over: style)
      let title = context.text.size(of: suggestion.title, font: style.titleFont.font)
      return CGSize(
        width: title.width + 2 * style.horizontalPadding,
        height: title.height + 2 * style.verticalPadding)
    }

    /// Draws the suggestion over the full width of a frame, vertically centered.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      let style = context.toolbarItemStyle(for: suggestion, over: style)
      let isDark = context.environment.isDark
      let columns = context.grid.snapped(frame)
      let height = min(style.titleFont.font.lineHeight + 2 * style.verticalPadding, frame.height)
      let box = context.grid.centered(CGSize(width: columns.width, height: height), in: columns)
      let background = style.backgroundColor.resolved(isDark: isDark)
      let outline = Path(roundedRect: box, cornerRadius: style.backgroundCornerRadius)
      if style.background?.material == nil { builder.fill(outline, background) }
      style.background?.draw(in: outline, area: box, isDark: isDark, into: &builder)
      drawTexts(in: frame, style: style, context: context, into: &builder)
      let suggestion = suggestion
      builder.element(
        Scene.Element(
          .toolbarItem, name: suggestion.text, box: box,
          style: Self.properties(of: suggestion, style: style, isDark: isDark)))
    }

    private func drawTexts(
      in frame: CGRect, style: ToolbarItemStyle, context: ViewContext,
      into builder: inout SceneBuilder
    ) {
      let texts: [(String, Font, Color, Scene.Part.Piece)] = [
        (suggestion.title, style.titleFont.font, style.titleColor, .content),
        (suggestion.subtitle ?? "", style.subtitleFont.font, style.subtitleColor, .subtitle),
      ].filter { !$0.0.isEmpty }
      let width = frame.width - 2 * style.horizontalPadding
      var top = frame.midY - texts.reduce(0) { $0 + $1.1.lineHeight } / 2
      for (text, font, color, piece) in texts {
        builder.part(Scene.Part(piece, of: .toolbarItem, named: suggestion.text)) {
          $0.text(
            context.text.truncated(text, font: font, toWidth: width), font: font,
            color: color.resolved(isDark: context.environment.isDark),
            box: CGRect(x: frame.minX, y: top, width: frame.width, height: font.lineHeight))
        }
        top += font.lineHeight
      }
    }

    private static func properties(
      of suggestion: Suggestion, style: ToolbarItemStyle, isDark: Bool
    ) -> [Scene.Property] {
      let properties: [Scene.Property] = [
        .init("backgroundColor", .color(style.backgroundColor.resolved(isDark: isDark))),
        .init("titleColor", .color(style.titleColor.resolved(isDark: isDark))),
        .init("text", .text(suggestion.title)),
      ]
      let further =
        suggestion.subtitle?.isEmpty == false ? furtherFields : furtherFieldsWithoutSubtitle
      return properties + style.properties(of: further, isDark: isDark)
    }

    private static let furtherFields = ToolbarItemStyle.fields.filter {
      !["backgroundColor", "titleColor"].contains($0.name)
    }

    private static let furtherFieldsWithoutSubtitle = furtherFields.filter {
      !["subtitleColor", "subtitleFont"].contains($0.name)
    }
  }

  /// The separator between two suggestions.
  public struct ToolbarSeparator: PrimitiveView {

    /// The style, or `nil` for the environment's.
    public var style: ToolbarSeparatorStyle?

    /// Creates a separator with a style, or with the environment's.
    public init(style: ToolbarSeparatorStyle? = nil) { self.style = style }

    /// Returns the width and height of the line.
    public func size(in context: ViewContext) -> CGSize {
      let style = context.toolbarSeparatorStyle(over: style)
      return CGSize(width: style.width, height: style.height)
    }

    /// Draws the line in the center of a frame.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      let style = context.toolbarSeparatorStyle(over: style)
      let line = context.grid.centered(
        CGSize(width: style.width, height: min(style.height, frame.height)), in: frame)
      let color = style.color.resolved(isDark: context.environment.isDark)
      builder.fill(Path(line), color)
      builder.element(
        .toolbarSeparator, name: "separator", box: line,
        style: [
          .init("color", .color(color)), .init("width", .number(style.width)),
          .init("height", .number(style.height)),
        ])
    }
  }

  /// The bar of a text field for a password: a key for the saved ones, between two lines.
  struct PasswordBar {

    let design: KeyboardDesign

    private static let name = "passwords"

    /// From the ends of the bar to the lines, as measured by others on iOS 26.
    private static let sides = (left: 34.67, right: 35.0)

    func draw(
      in frame: CGRect, item: ToolbarItemStyle, separator: ToolbarSeparatorStyle,
      context: ViewContext, into builder: inout SceneBuilder
    ) {
      guard frame.width > Self.sides.left + Self.sides.right else { return }
      for left in [frame.minX + Self.sides.left, frame.maxX - Self.sides.right] {
        let line = CGRect(x: left, y: frame.minY, width: separator.width, height: frame.height)
        ToolbarSeparator(style: separator).draw(in: line, context: context, into: &builder)
      }
      let font = item.titleFont.font
      let side = Icon.side(fontSize: font.size)
      let box = CGRect(center: frame.center, width: side, height: side)
      let color = design.styling.passwordColor(over: item.titleColor)
        .resolved(isDark: context.environment.isDark)
      builder.part(Scene.Part(.content, of: .toolbarItem, named: Self.name)) {
        Icon.named("key", in: design)?.draw(
          in: &$0, centeredAt: frame.center, fontSize: font.size, weight: font.weight, color: color)
      }
      builder.element(
        .toolbarItem, name: Self.name, box: box, style: [.init("titleColor", .color(color))])
    }
  }
}
