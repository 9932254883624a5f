import Foundation
public import KeyboardCore
import KeyboardDrawing
public import KeyboardInput
public import KeyboardStyling
public import KeyboardViews

// The names of KeyboardKit 7, which has a modifier for the style of a key and one for its gestures.
extension View {

  /// Draw this view on the face of a key without gestures.
  ///
  /// - Parameters:
  ///   - style: The style of the key; unset parts are not drawn.
  ///   - isPressed: Whether the key is drawn pressed.
  /// - Returns: The view, with the insets of the style around it.
  public func systemKeyboardButtonStyle(
    _ style: Keyboard.ButtonStyle, isPressed: Bool = false
  ) -> some View {
    ButtonLook(content: self, style: style, isPressed: isPressed)
  }

  /// Handle gestures on this view as on a key, leaving its appearance unchanged.
  ///
  /// - Parameters:
  ///   - action: The action of the key.
  ///   - actionHandler: The handler of gestures on the key.
  ///   - repeatTimer: The timer of repeats while the key is held; by default, the keyboard's timer.
  ///   - calloutContext: The callout context of the key, or `nil` for that of the keyboard.
  ///   - additionalTapArea: The touchable margin around the frame, in points.
  /// - Returns: The view.
  public func keyboardButtonGestures(
    for action: KeyboardAction, actionHandler: any KeyboardActionHandler,
    repeatTimer: GestureButtonTimer? = nil, calloutContext: KeyboardCalloutContext? = nil,
    additionalTapArea: Double = 0
  ) -> some View {
    ButtonGestures(
      content: self, additionalTapArea: additionalTapArea,
      key: TouchableKey(
        action: action, frame: .zero, actionHandler: actionHandler, calloutContext: calloutContext,
        repeatTimer: repeatTimer))
  }
}

private struct ButtonLook<Content: View>: View {

  let content: Content
  let style: Keyboard.ButtonStyle
  let isPressed: Bool

  typealias Body = Never

  func size(in context: ViewContext) -> CGSize {
    let size = content.size(in: inner(context))
    let insets = style.contentInsets ?? EdgeInsets()
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    let surroundings = KeyboardContext()
    surroundings.colorScheme = context.environment.colorScheme
    let key = StyledKey(
      single: .none, frame: context.grid.snapped(frame), style: style, content: .nothing,
      keyboardContext: surroundings, isPressed: isPressed)
    key.drawShape(into: &builder)
    content.draw(in: key.contentBox, context: inner(context), into: &builder)
    key.drawOverlay(into: &builder)
  }

  func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    content.touchableKeys(in: frame, context: context)
  }

  private func inner(_ context: ViewContext) -> ViewContext {
    var context = context
    if let color = style.foregroundColor { context.environment.foregroundColor = color }
    context.environment.font = style.drawnFont
    return context
  }
}

private struct ButtonGestures<Content: View>: View {

  let content: Content
  let additionalTapArea: Double
  let key: TouchableKey

  typealias Body = Never

  func size(in context: ViewContext) -> CGSize { content.size(in: context) }

  func overhang(in context: ViewContext) -> Double { content.overhang(in: context) }

  func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    content.draw(in: frame, context: context, into: &builder)
  }

  func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    var key = key
    key.frame = frame.insetBy(dx: -additionalTapArea, dy: -additionalTapArea)
    key.calloutActions = context.environment.keyboardCalloutActions(
      KeyboardCallout.ActionsBuilderParams(action: key.action))
    return [key]
  }
}
