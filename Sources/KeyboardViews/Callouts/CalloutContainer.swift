import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardInput

/// A view with callouts over it, which extends upward to fit them.
struct CalloutContainer<Content: View>: View {

  /// The view below the callouts.
  let content: Content

  /// The callouts for the width of a view, back to front.
  let callouts: [(_ width: Double, _ context: ViewContext) -> StyledCallout?]

  typealias Body = Never

  func size(in context: ViewContext) -> CGSize {
    var size = content.size(in: context)
    size.height += callouts(width: size.width, in: context).heightAbove
    return size
  }

  func overhang(in context: ViewContext) -> Double {
    let width = content.size(in: context).width
    return callouts(width: width, in: context).heightAbove + content.overhang(in: context)
  }

  func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    let callouts = callouts(width: frame.width, in: context)
    let above = callouts.heightAbove
    let area = CGRect(
      x: frame.minX, y: frame.minY + above, width: frame.width,
      height: max(frame.height - above, 0))
    content.draw(in: area, context: context, into: &builder)
    for callout in callouts { callout.draw(x: area.minX, y: area.minY, into: &builder) }
  }

  func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    content.touchableKeys(in: frame, context: context)
  }

  private func callouts(width: Double, in context: ViewContext) -> [StyledCallout] {
    callouts.compactMap { $0(width, context) }
  }
}
