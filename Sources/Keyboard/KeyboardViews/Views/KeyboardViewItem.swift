public import Foundation
import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput
import KeyboardStyling

/// A key of a ``KeyboardView`` with its content, for views around it.
public struct KeyboardViewItem: PrimitiveView {

  let item: KeyboardLayout.PlacedItem
  let key: StyledKey
  let touchableKey: TouchableKey?
  let letterScale: Double
  let content: any View

  /// Return the size of the key's area.
  public func size(in context: ViewContext) -> CGSize { item.frame.size }

  /// Draw the key in its size, or in that of a smaller or larger frame.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    let key = key(in: frame, context: context)
    if (content as? Keyboard.ButtonContent)?.placedKey != nil {
      return key.draw(letterScale: letterScale, into: &builder)
    }
    key.draw(content, context: context, into: &builder)
  }

  /// Return the key with its area in the frame.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    guard var key = touchableKey else { return [] }
    let margin = item.frame.minX - key.frame.minX
    if frame != item.frame { key.frame = frame.insetBy(dx: -margin, dy: -margin) }
    return [key]
  }

  private func key(in frame: CGRect, context: ViewContext) -> StyledKey {
    let (area, face) = (item.frame, item.keyFrame)
    if abs(frame.width - area.width) < 1e-6, abs(frame.height - area.height) < 1e-6 {
      return key.moved(x: frame.minX - area.minX, y: frame.minY - area.minY)
    }
    var key = key
    key.frame = context.grid.snapped(
      frame.inset(
        by: EdgeInsets(
          top: face.minY - area.minY, leading: face.minX - area.minX,
          bottom: area.maxY - face.maxY, trailing: area.maxX - face.maxX)))
    return key
  }
}

extension StyledKey {

  fileprivate func draw(
    _ content: any View, context: ViewContext, into builder: inout SceneBuilder
  ) {
    var key = self
    key.content = .nothing
    var context = context
    context.environment.design = design
    context.environment.font = style.drawnFont
    if let color = style.foregroundColor { context.environment.foregroundColor = color }
    key.drawPressed(into: &builder) { builder in
      key.drawShape(into: &builder)
      if !key.isCovered {
        ViewGroup([content]).placed(in: key.contentBox, key.alignment, in: context)
          .draw(in: context, into: &builder)
        key.drawSwipeDownText(into: &builder)
        key.drawLetters(into: &builder)
      }
      key.drawOverlay(into: &builder)
      builder.element(key.element)
      if !key.isCovered { key.drawCornerLabel(into: &builder) }
    }
  }
}
