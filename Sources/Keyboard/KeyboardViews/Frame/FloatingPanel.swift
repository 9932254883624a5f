package import Foundation
package import KeyboardCore
package import KeyboardDrawing

/// A view with round corners and a soft shadow, as of a floating keyboard.
package struct FloatingPanel<Content: View>: PrimitiveView {

  private let margins: EdgeInsets
  private let cornerRadius: Double
  private let content: Content

  /// The margins have room for the shadow of ``FloatingPanel``.
  package init(
    margins: EdgeInsets = EdgeInsets(top: 14, leading: 22, bottom: 30, trailing: 22),
    cornerRadius: Double = 12,
    @ViewBuilder content: () -> Content
  ) {
    self.margins = margins
    self.cornerRadius = cornerRadius
    self.content = content()
  }

  package func size(in context: ViewContext) -> CGSize {
    let size = content.size(in: context)
    return CGSize(
      width: size.width + margins.leading + margins.trailing,
      height: size.height + margins.top + margins.bottom)
  }

  package func overhang(in context: ViewContext) -> Double { content.overhang(in: context) }

  /// Callouts above the panel have no shadow.
  package func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    let box = frame.inset(by: margins)
    let overhang = content.overhang(in: context)
    let board = box.inset(by: EdgeInsets(top: overhang))
    let outline = Path(continuousRoundedRect: board, cornerRadius: cornerRadius)
    builder.shadow(
      Scene.Shadow(
        outline.offsetBy(x: 0, y: 6), color: Color.Resolved(hex: 0, opacity: 0.28), radius: 12))
    builder.group(clip: overhang > 0 ? nil : outline) {
      content.draw(in: box, context: context, into: &$0)
    }
  }
}
