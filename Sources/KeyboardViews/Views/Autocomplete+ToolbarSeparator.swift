public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardStyling

extension Autocomplete {

  /// The line between two suggestions.
  public struct ToolbarSeparator: View {

    /// How it looks, or `nil` for the environment's style.
    public var style: ToolbarSeparatorStyle?

    /// A line in a style, or in the environment's.
    public init(style: ToolbarSeparatorStyle? = nil) {
      self.style = style
    }

    /// A primitive draws itself and has no body.
    public typealias Body = Never

    /// The width and length of the line.
    public func size(in context: ViewContext) -> CGSize {
      let style = context.toolbarSeparatorStyle(over: style)
      return CGSize(width: style.width, height: style.height)
    }

    /// Draws the line in the middle of a frame.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      let style = context.toolbarSeparatorStyle(over: style)
      let line = context.grid.centered(
        CGSize(width: style.width, height: min(style.height, frame.height)), in: frame)
      builder.fill(Path(line), style.color.resolved(isDark: context.environment.isDark))
    }
  }
}
