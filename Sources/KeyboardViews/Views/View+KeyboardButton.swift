public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput
public import KeyboardStyling

extension View {

  /// This view on a key, which a finger can touch.
  ///
  /// - Parameters:
  ///   - action: What the key does.
  ///   - style: How the key looks; by default, as the standard has it.
  ///   - actionHandler: What handles the gestures on the key.
  ///   - repeatTimer: What repeats the key while it is held; by default, the keyboard's timer.
  ///   - keyboardContext: The surroundings of the key.
  ///   - calloutContext: The callouts that show the key, or `nil` for those of the keyboard.
  ///   - additionalTapArea: How far around its frame the key can be touched, in points.
  ///   - edgeInsets: The distance of the key from the edges of its frame in points.
  ///   - isPressed: Whether the key is drawn pressed.
  /// - Returns: The key.
  public func keyboardButton(
    for action: KeyboardAction, style: Keyboard.ButtonStyle? = nil,
    actionHandler: any KeyboardActionHandler, repeatTimer: GestureButtonTimer? = nil,
    keyboardContext: KeyboardContext, calloutContext: KeyboardCalloutContext? = nil,
    additionalTapArea: Double = 0, edgeInsets: EdgeInsets = EdgeInsets(), isPressed: Bool = false
  ) -> KeyboardButtonModifier<Self> {
    KeyboardButtonModifier(
      content: self, keyboardContext: keyboardContext,
      style: style ?? action.standardButtonStyle(for: keyboardContext, isPressed: isPressed),
      edgeInsets: edgeInsets, additionalTapArea: additionalTapArea, isPressed: isPressed,
      key: TouchableKey(
        action: action, frame: .zero, actionHandler: actionHandler, calloutContext: calloutContext,
        repeatTimer: repeatTimer))
  }
}

/// A view on a key.
public struct KeyboardButtonModifier<Content: View>: View {

  let content: Content
  let keyboardContext: KeyboardContext
  let style: Keyboard.ButtonStyle
  let edgeInsets: EdgeInsets
  let additionalTapArea: Double
  let isPressed: Bool
  let key: TouchableKey

  /// A primitive draws itself and has no body.
  public typealias Body = Never

  /// The size of the content, and around it the distances of the style and of the key.
  public func size(in context: ViewContext) -> CGSize {
    let size = content.size(in: inner(context))
    let insets = styledKey(in: .zero, context: context).style.contentInsets ?? EdgeInsets()
    return CGSize(
      width: size.width + insets.leading + insets.trailing + edgeInsets.leading
        + edgeInsets.trailing,
      height: size.height + insets.top + insets.bottom + edgeInsets.top + edgeInsets.bottom)
  }

  /// Draws the key, and the content on it.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    let styledKey = styledKey(in: frame, context: context)
    styledKey.drawShape(into: &builder)
    content.draw(in: styledKey.contentBox, context: inner(context), into: &builder)
    styledKey.drawOverlay(into: &builder)
    builder.element(styledKey.element)
  }

  /// The key.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    var key = key
    key.frame = frame.insetBy(dx: -additionalTapArea, dy: -additionalTapArea)
    key.calloutActions = context.environment.keyboardCalloutActions(
      KeyboardCallout.ActionsBuilderParams(action: key.action))
    return [key]
  }

  private func styledKey(in frame: CGRect, context: ViewContext) -> StyledKey {
    StyledKey(
      single: key.action, frame: context.grid.snapped(frame.inset(by: edgeInsets)),
      style: context.buttonStyle(for: key.action, isPressed: isPressed, over: style),
      content: .nothing, keyboardContext: keyboardContext, isPressed: isPressed)
  }

  /// The surroundings of the content: the color and the font of the key.
  private func inner(_ context: ViewContext) -> ViewContext {
    let style = styledKey(in: .zero, context: context).style
    var context = context
    context.environment.colorScheme = keyboardContext.traits.colorScheme
    if let color = style.foregroundColor { context.environment.foregroundColor = color }
    context.environment.font = style.drawnFont
    return context
  }
}

extension StyledKey {

  /// A key that stands alone.
  package init(
    single action: KeyboardAction, frame: CGRect, style: Keyboard.ButtonStyle, content: Content,
    keyboardContext: KeyboardContext, isPressed: Bool
  ) {
    self.init(
      name: action.keyName ?? "", action: action, frame: frame, style: style, content: content,
      swipeDownText: nil, isLowered: false, cornerLabel: nil, contentInsets: EdgeInsets(),
      alignment: .center,
      language: keyboardContext.traits.localeProfile.language, isPressed: isPressed,
      isCovered: false,
      isDark: keyboardContext.traits.hasDarkColorScheme)
  }
}
