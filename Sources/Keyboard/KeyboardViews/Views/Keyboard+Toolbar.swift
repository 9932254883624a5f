public import Foundation
public import KeyboardCore
public import KeyboardDrawing
import KeyboardStyling

extension Keyboard {

  /// A bar above a keyboard, with the available width and any content.
  public struct Toolbar<Content: View>: View {

    private let content: Content

    /// Create a bar with a content.
    public init(@ViewBuilder content: () -> Content) {
      self.content = content()
    }

    /// The content.
    public var body: Content { content }

    /// Return the width of the content, and a height within the limits of the style.
    public func size(in context: ViewContext) -> CGSize {
      let size = content.size(in: context)
      return CGSize(
        width: size.width,
        height: context.barStyle.height(around: size.height))
    }

    /// Return the proposed width.
    public func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
      let size = content.size(for: proposal, in: context)
      return CGSize(
        width: proposal.width ?? size.width, height: context.barStyle.height(around: size.height))
    }

    /// Draw the background and the content.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      let color = context.barStyle.backgroundColor
      builder.fill(Path(frame), color.resolved(isDark: context.environment.isDark))
      content.draw(in: frame, context: context, into: &builder)
    }
  }
}

extension Keyboard.ToolbarStyle {

  func height(around content: CGFloat) -> CGFloat {
    height ?? min(max(content, minHeight), maxHeight ?? .infinity)
  }
}
