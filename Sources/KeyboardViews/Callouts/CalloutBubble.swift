import Foundation
public import KeyboardCore
import KeyboardDrawing

extension KeyboardCallout {

  /// The bubble that repeats the pressed key of a callout context.
  ///
  /// It is drawn over a view whose top left corner the context's frames refer to.
  public struct InputCallout: View {

    private let bubble: CalloutBubble

    /// The bubble of a context; without a pressed key, or on a pad, it draws nothing.
    public init(calloutContext: KeyboardCalloutContext, keyboardContext: KeyboardContext) {
      bubble = CalloutBubble(
        kind: .input, calloutContext: calloutContext, keyboardContext: keyboardContext)
    }

    /// The bubble, over the width of the screen.
    public var body: some View { bubble }
  }

  /// The bubble with the secondary actions of a callout context.
  ///
  /// It is drawn over a view whose top left corner the context's frames refer to.
  public struct ActionCallout: View {

    private let bubble: CalloutBubble

    /// The bubble of a context; without secondary actions it draws nothing.
    public init(calloutContext: KeyboardCalloutContext, keyboardContext: KeyboardContext) {
      bubble = CalloutBubble(
        kind: .actions, calloutContext: calloutContext, keyboardContext: keyboardContext)
    }

    /// The bubble, over the width of the screen.
    public var body: some View { bubble }
  }
}

/// The purpose of a callout.
package enum CalloutKind {

  /// Repeats the pressed key.
  case input

  /// Offers secondary actions.
  case actions
}

/// One of the two bubbles of a callout context.
struct CalloutBubble: View {

  let kind: CalloutKind
  let calloutContext: KeyboardCalloutContext
  let keyboardContext: KeyboardContext

  typealias Body = Never

  /// The width of the screen, and the height down to the lower end of the key.
  func size(in context: ViewContext) -> CGSize {
    let width = keyboardContext.traits.screenSize.width
    return CGSize(width: width, height: callout(width: width, in: context)?.box.maxY ?? 0)
  }

  func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    callout(width: frame.width, in: context)?.draw(x: frame.minX, y: frame.minY, into: &builder)
  }

  /// The callout in a view of a width.
  func callout(width: Double, in context: ViewContext) -> StyledCallout? {
    let composer = CalloutComposer(
      calloutContext: calloutContext, keyboardContext: keyboardContext, viewWidth: width,
      style: context.calloutStyle(), context: context)
    switch kind {
    case .input: return composer.input
    case .actions: return composer.actions(named: calloutContext.baseName)
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
