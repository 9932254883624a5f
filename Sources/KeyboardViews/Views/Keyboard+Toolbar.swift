public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput
import KeyboardStyling

extension Keyboard {

  /// A bar over a keyboard, as wide as there is room, with any content.
  public struct Toolbar<Content: View>: View {

    private let content: Content

    /// A bar with a content.
    public init(content: () -> Content) {
      self.content = content()
    }

    /// A primitive draws itself and has no body.
    public typealias Body = Never

    /// The width of the content, and the height that the style allows it.
    public func size(in context: ViewContext) -> CGSize {
      let size = content.size(in: context)
      return CGSize(
        width: size.width,
        height: context.barStyle.height(around: size.height))
    }

    /// Draws the background and the content.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      let color = context.barStyle.backgroundColor
      builder.fill(Path(frame), color.resolved(isDark: context.environment.isDark))
      content.draw(in: frame, context: context, into: &builder)
    }

    /// The keys of the content.
    public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
      content.touchableKeys(in: frame, context: context)
    }
  }
}

extension Keyboard.ToolbarStyle {

  /// The height of a bar around a content of a height in points.
  func height(around content: CGFloat) -> CGFloat {
    height ?? min(max(content, minHeight), maxHeight ?? .infinity)
  }
}
