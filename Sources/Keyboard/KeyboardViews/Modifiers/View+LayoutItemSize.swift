import Foundation
public import KeyboardCore
import KeyboardDrawing

extension View {

  /// Give the view the size of a key in a layout, without the key's edge insets.
  ///
  /// If the key's width depends on the others in its row, the view keeps its preferred width.
  public func keyboardLayoutItemSize(
    for item: KeyboardLayout.Item, rowWidth: Double, inputWidth: Double
  ) -> some View {
    LayoutItemSize(content: self, item: item, rowWidth: rowWidth, inputWidth: inputWidth)
  }
}

private struct LayoutItemSize<Content: View>: PrimitiveView {

  let content: Content
  let item: KeyboardLayout.Item
  let rowWidth: Double
  let inputWidth: Double

  func size(in context: ViewContext) -> CGSize {
    let insets = item.edgeInsets
    let width = item.width(
      forRowWidth: rowWidth, inputWidth: inputWidth, edgeInsets: insets.leading + insets.trailing)
    return CGSize(
      width: width ?? Double(content.size(in: context).width),
      height: max(item.size.height - insets.top - insets.bottom, 0))
  }

  func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    content.draw(in: frame, context: context, into: &builder)
  }
}
