public import Foundation
public import KeyboardDrawing
import KeyboardStyling

/// A line of text, in the font and color of the environment.
public struct Text: PrimitiveView {

  /// The text.
  public var content: String

  /// Create a line of text.
  public init(_ content: String) {
    self.content = content
  }

  /// Return the width of the text and the height of a line.
  public func size(in context: ViewContext) -> CGSize {
    let font = context.environment.font
    return CGSize(
      width: context.text.width(of: content, font: font).rounded(.up),
      height: font.lineHeight.rounded(.up))
  }

  /// Draw the text in the center of the frame, scaled down to fit.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    builder.text(
      content, font: context.environment.font,
      color: context.environment.foregroundColor.resolved(isDark: context.environment.isDark),
      box: frame, minimumScale: 0.25)
  }
}
