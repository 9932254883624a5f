public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardStyling

extension Autocomplete {

  /// The separator between two suggestions.
  public struct ToolbarSeparator: View {

    /// The style, or `nil` for that of the environment.
    public var style: ToolbarSeparatorStyle?

    /// Create a separator with a style, or with that of the environment.
    public init(style: ToolbarSeparatorStyle? = nil) {
      self.style = style
    }

    /// A primitive without a body.
    public typealias Body = Never

    /// Return the width and height of the line.
    public func size(in context: ViewContext) -> CGSize {
      let style = context.toolbarSeparatorStyle(over: style)
      return CGSize(width: style.width, height: style.height)
    }

    /// Draw the line in the center of a frame.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      let style = context.toolbarSeparatorStyle(over: style)
      let line = context.grid.centered(
        CGSize(width: style.width, height: min(style.height, frame.height)), in: frame)
      builder.fill(Path(line), style.color.resolved(isDark: context.environment.isDark))
    }
  }
}
