public import Foundation
public import KeyboardCore
public import KeyboardDrawing
import KeyboardStyling

extension KeyboardCallout {

  /// The bubble with the secondary actions of a callout context.
  ///
  /// It is drawn over a view whose top left corner the context's frames refer to.
  public struct ActionCallout: View {

    private let calloutContext: KeyboardCalloutContext
    private let keyboardContext: KeyboardContext

    /// The bubble of a context; without secondary actions it draws nothing.
    public init(calloutContext: KeyboardCalloutContext, keyboardContext: KeyboardContext) {
      self.calloutContext = calloutContext
      self.keyboardContext = keyboardContext
    }

    /// A primitive draws itself and has no body.
    public typealias Body = Never

    /// The width of the screen, and the height down to the lower end of the key.
    public func size(in context: ViewContext) -> CGSize {
      let width = keyboardContext.screenSize.width
      return CGSize(width: width, height: callout(width: width, in: context)?.box.maxY ?? 0)
    }

    /// Draws the bubble.
    public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
      callout(width: frame.width, in: context)?
        .draw(x: frame.minX, y: frame.minY, into: &builder)
    }

    func callout(width: Double, in context: ViewContext) -> StyledCallout? {
      CalloutComposer(
        calloutContext: calloutContext, keyboardContext: keyboardContext, viewWidth: width,
        style: context.calloutStyle(), context: context
      ).actions(named: calloutContext.baseName)
    }
  }
}

extension KeyboardCalloutContext {

  /// The first secondary action's text, which is usually the key's.
  fileprivate var baseName: String {
    let base =
      secondaryActionsAlignment == .trailing ? secondaryActions.last : secondaryActions.first
    return base?.keyName ?? ""
  }
}
