public import Foundation
public import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput
public import KeyboardStyling

extension View {

  /// Turn this view into a touchable key.
  ///
  /// ```swift
  /// let key = Text("Send").keyboardButton(
  ///   for: .primary(.send), actionHandler: controller.services.actionHandler,
  ///   keyboardContext: context)
  /// key.touchableKeys(measuring: .fixedAdvance).map(\.action)  // → [.primary(.send)]
  /// ```
  ///
  /// The additional tap area is around the frame, and the insets are in it, both in points.
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
public struct KeyboardButtonModifier<Content: View>: PrimitiveView {

  let content: Content
  let keyboardContext: KeyboardContext
  let style: Keyboard.ButtonStyle
  let edgeInsets: EdgeInsets
  let additionalTapArea: Double
  let isPressed: Bool
  let key: TouchableKey

  /// Returns the size of the content with the insets of the style and of the key.
  public func size(in context: ViewContext) -> CGSize { size(for: .unspecified, in: context) }

  /// Returns the size of the content for the proposal without the insets, and the insets.
  public func size(for proposal: ProposedViewSize, in context: ViewContext) -> CGSize {
    let insets = insets(in: context)
    let size = content.size(for: proposal.inset(by: insets), in: inner(context))
    return CGSize(
      width: size.width + insets.horizontalTotal, height: size.height + insets.top + insets.bottom)
  }

  /// Draws the key and its content.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    let styledKey = styledKey(in: frame, context: context)
    styledKey.drawPressed(into: &builder) { builder in
      styledKey.drawShape(into: &builder)
      content.draw(in: styledKey.contentBox, context: inner(context), into: &builder)
      styledKey.drawOverlay(into: &builder)
      builder.element(styledKey.element)
    }
  }

  /// Returns the key.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    var key = key
    key.frame = frame.insetBy(dx: -additionalTapArea, dy: -additionalTapArea)
    key.calloutActions = context.calloutActions(for: key.action, in: keyboardContext)
    return [key]
  }

  private func styledKey(in frame: CGRect, context: ViewContext) -> StyledKey {
    StyledKey(
      single: key.action, frame: context.grid.snapped(frame.inset(by: edgeInsets)),
      style: context.buttonStyle(
        for: key.action, isPressed: isPressed, in: keyboardContext, over: style),
      content: .nothing, keyboardContext: keyboardContext, isPressed: isPressed)
  }

  private func insets(in context: ViewContext) -> EdgeInsets {
    let insets = styledKey(in: .zero, context: context).style.contentInsets ?? EdgeInsets()
    return EdgeInsets(
      top: insets.top + edgeInsets.top, leading: insets.leading + edgeInsets.leading,
      bottom: insets.bottom + edgeInsets.bottom, trailing: insets.trailing + edgeInsets.trailing)
  }

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

  package init(
    single action: KeyboardAction, frame: CGRect, style: Keyboard.ButtonStyle, content: Content,
    keyboardContext: KeyboardContext, isPressed: Bool
  ) {
    self.init(
      name: action.keyName ?? "", action: action, frame: frame, finishedStyle: SharedValue(style),
      content: content, language: keyboardContext.traits.localeProfile.language,
      isPressed: isPressed, isDark: keyboardContext.traits.hasDarkColorScheme,
      design: keyboardContext.traits.design)
  }

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

/// Action handler that calls a function on release.
final class ReleaseHandler: KeyboardActionHandler {

  private let release: () -> Void

  init(release: @escaping () -> Void) { self.release = release }

  func canHandle(_ gesture: Keyboard.Gesture, on action: KeyboardAction) -> Bool {
    gesture == .release
  }

  func handle(_ action: KeyboardAction) { release() }

  func handle(_ gesture: Keyboard.Gesture, on action: KeyboardAction) {
    if canHandle(gesture, on: action) { release() }
  }

  func handle(_ suggestion: Autocomplete.Suggestion) {}

  func handleDrag(on action: KeyboardAction, from start: CGPoint, to current: CGPoint) {}

  func triggerFeedback(for gesture: Keyboard.Gesture, on action: KeyboardAction) {}

  func triggerAudioFeedback(_ feedback: KeyboardFeedback.Audio) {}

  func triggerHapticFeedback(_ feedback: KeyboardFeedback.Haptic) {}
}

/// A key of a ``KeyboardView`` with its content, for views around it.
public struct KeyboardViewItem: PrimitiveView {

  let item: KeyboardLayout.PlacedItem
  let key: StyledKey
  let touchableKey: TouchableKey?
  let letterScale: Double
  let content: any View

  /// Returns the size of the key's area.
  public func size(in context: ViewContext) -> CGSize { item.frame.size }

  /// Draws the key in its size, or in a smaller or larger frame's.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    let key = key(in: frame, context: context)
    if (content as? Keyboard.ButtonContent)?.placedKey != nil {
      return key.draw(letterScale: letterScale, into: &builder)
    }
    key.draw(content, context: context, into: &builder)
  }

  /// Returns the key with its area in the frame.
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
