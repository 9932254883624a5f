public import Foundation
public import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

/// In points, relative to a key's (source: KeyboardKit 9.5.3 InputCallout).
private let emojiBubbleOffset = 5.0

/// Composer of the callouts that a context shows, from their style.
struct CalloutComposer {

  let calloutContext: KeyboardCalloutContext
  let keyboardContext: KeyboardContext
  let viewWidth: Double

  let style: KeyboardCallout.CalloutStyle
  let context: ViewContext

  /// The input callout, which pads don't show.
  var input: StyledCallout? {
    guard !isPad, let action = calloutContext.inputAction else { return nil }
    let anchor = anchor(isEmoji: false, offset: action.isEmojiAction ? emojiBubbleOffset : 0)
    let (name, text) = texts(of: action)
    let font = font(for: action, textFont: style.inputItemFont)
    let size = context.text.size(of: text, font: font)
    let isFlat = keyboardContext.traits.interfaceOrientation.isLandscape
    let shape: CalloutShape =
      switch keyboardContext.traits.design {
      case .classic: .input(anchor: anchor, style: style, textSize: size, isFlat: isFlat)
      case .liquidGlass:
        .liquidGlassInput(anchor: anchor, style: style, textSize: size, isFlat: isFlat)
      }
    return callout(
      .inputCallout, name: name, shape: shape,
      items: [.init(name: name, text: text, font: font, box: shape.bubble, isSelected: false)])
  }

  func actions(named name: String) -> StyledCallout? {
    let actions = calloutContext.secondaryActions
    guard let first = actions.first else { return nil }
    let anchor = anchor(isEmoji: first.isEmojiAction)
    let alignment = calloutContext.secondaryActionsAlignment
    let count = actions.count
    let shape: CalloutShape =
      switch keyboardContext.traits.design {
      case .classic:
        .actions(anchor: anchor, style: style, count: count, alignment: alignment, isPad: isPad)
      case .liquidGlass:
        .liquidGlassActions(anchor: anchor, style: style, count: count, alignment: alignment)
      }
    let selected = calloutContext.secondaryActionsIndex
    let items = zip(actions, shape.items).enumerated().map { index, item in
      let (name, text) = texts(of: item.0)
      var font = font(for: item.0, textFont: style.actionItemFont)
      // Keys can be lower than a line of text, and rows of items have the height of the keys.
      font.size = min(font.size, item.1.height / TextRun.lineHeight)
      return StyledCallout.Item(
        name: name, text: text, font: font,
        box: context.grid.snapped(item.1), isSelected: index == selected)
    }
    return callout(.actionCallout, name: name, shape: shape, items: items)
  }

  private func callout(
    _ role: Scene.Element.Role, name: String, shape: CalloutShape,
    items: [StyledCallout.Item]
  ) -> StyledCallout {
    StyledCallout(
      role: role, name: name, outline: shape.outline, coveredKey: shape.coveredKey, items: items,
      language: keyboardContext.traits.localeProfile.language, style: style,
      isDark: keyboardContext.traits.hasDarkColorScheme, pixel: 1 / context.grid.scale)
  }

  private var isPad: Bool { keyboardContext.traits.deviceTypeForKeyboard.isPad }

  private func anchor(isEmoji: Bool, offset: Double = 0) -> CalloutAnchor {
    let frame = calloutContext.buttonFrame.offsetBy(dx: 0, dy: offset)
    let inset = style.buttonOverlayInset
    let key = frame.inset(
      by: EdgeInsets(
        top: inset.height, leading: inset.width, bottom: inset.height, trailing: inset.width))
    return CalloutAnchor(
      key: context.grid.snapped(isEmoji ? frame : key),
      cornerRadius: style.buttonCornerRadius(for: keyboardContext), viewWidth: viewWidth,
      margin: max(inset.width, 0))
  }

  private func texts(of action: KeyboardAction) -> (name: String, text: String) {
    guard let name = action.inputCalloutText else { return ("", "") }
    // As on keys, a combining mark gets a base to stand on.
    return (name, action.standardButtonText(for: keyboardContext) ?? name)
  }

  private func font(for action: KeyboardAction, textFont: KeyboardFont) -> Font {
    guard action.isEmojiAction else { return style.drawnFont(textFont) }
    return context.emojiStyle(for: keyboardContext).itemFont.font
  }
}

extension KeyboardCallout {

  /// The input callout of a context, over a view whose top left is the origin of its frames.
  public struct InputCallout: View {

    private let bubble: CalloutBubble

    /// Creates the input callout of a context, empty without a pressed key or on a pad.
    public init(calloutContext: KeyboardCalloutContext, keyboardContext: KeyboardContext) {
      bubble = CalloutBubble(
        kind: .input, calloutContext: calloutContext, keyboardContext: keyboardContext)
    }

    /// The callout, over the width of the screen.
    public var body: some View { bubble }
  }

  /// The action callout of a context, over a view whose top left is the origin of its frames.
  public struct ActionCallout: View {

    private let bubble: CalloutBubble

    /// Creates the action callout of a context, empty without secondary actions.
    public init(calloutContext: KeyboardCalloutContext, keyboardContext: KeyboardContext) {
      bubble = CalloutBubble(
        kind: .actions, calloutContext: calloutContext, keyboardContext: keyboardContext)
    }

    /// The callout, over the width of the screen.
    public var body: some View { bubble }
  }
}

/// View of a callout on its own, without a keyboard.
struct CalloutBubble: PrimitiveView {

  let kind: CalloutKind
  let calloutContext: KeyboardCalloutContext
  let keyboardContext: KeyboardContext

  func size(in context: ViewContext) -> CGSize {
    let width = keyboardContext.traits.screenSize.width
    return CGSize(width: width, height: callout(width: width, in: context)?.box.maxY ?? 0)
  }

  func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    callout(width: frame.width, in: context)?.draw(x: frame.minX, y: frame.minY, into: &builder)
  }

  func callout(width: Double, in context: ViewContext) -> StyledCallout? {
    let composer = CalloutComposer(
      calloutContext: calloutContext, keyboardContext: keyboardContext, viewWidth: width,
      style: context.calloutStyle(), context: context)
    switch kind {
    case .input: return composer.input
    case .actions:
      let actions = calloutContext.secondaryActions
      let isTrailing = calloutContext.secondaryActionsAlignment == .trailing
      return composer.actions(named: (isTrailing ? actions.last : actions.first)?.keyName ?? "")
    }
  }
}

extension KeyboardCallout.InputCallout {

  /// The part of an input callout above the key, and the curves there.
  public struct ButtonArea: View {

    private let area: CalloutButtonArea

    /// Creates the cover of a key with a frame in points.
    public init(frame: CGRect, buttonCornerRadius: Double) {
      area = CalloutButtonArea(key: frame, cornerRadius: buttonCornerRadius) { style, measures in
        let reach = CalloutShoulder.naturalInputReach(
          curveWidth: style.curveSize.width, cornerRadius: style.cornerRadius)
        let shoulder = CalloutShoulder.input(reach: reach, measures: measures)
        return (shoulder, shoulder)
      }
    }

    /// The cover, in the bounds of the curves down to the key's lower right corner.
    public var body: some View { area }
  }
}

extension KeyboardCallout.ActionCallout {

  /// The part of an action callout above the key and the curves there, if it extends to the right.
  public struct ButtonArea: View {

    private let area: CalloutButtonArea

    /// Creates the cover of a key with a frame in points.
    public init(frame: CGRect, buttonCornerRadius: Double) {
      area = CalloutButtonArea(key: frame, cornerRadius: buttonCornerRadius) { style, measures in
        let far = style.cornerRadius + style.curveSize.height
        return (
          .action(reach: style.curveSize.width, measures: measures),
          .action(reach: far, measures: measures)
        )
      }
    }

    /// The cover, in the bounds of the curves down to the key's lower right corner.
    public var body: some View { area }
  }
}

/// View of the part of a callout that covers its key.
private struct CalloutButtonArea: PrimitiveView {

  let key: CGRect
  let cornerRadius: Double
  let shoulders:
    (KeyboardCallout.CalloutStyle, CalloutShoulderMeasures) -> (
      left: CalloutShoulder, right: CalloutShoulder
    )

  func size(in context: ViewContext) -> CGSize {
    let box = path(in: context).controlPointBox
    return CGSize(width: box.maxX, height: box.maxY)
  }

  func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    let color = context.calloutStyle().backgroundColor
    builder.fill(
      path(in: context).offsetBy(x: frame.minX, y: frame.minY),
      color.resolved(isDark: context.environment.isDark))
  }

  private func path(in context: ViewContext) -> Path {
    let style = context.calloutStyle()
    let anchor = CalloutAnchor(key: key, cornerRadius: cornerRadius, viewWidth: key.maxX)
    let measures = anchor.shoulders(
      curve: style.curveSize, bubbleCornerRadius: style.cornerRadius,
      bubbleHeight: 2 * style.cornerRadius, stemHeight: key.height)
    let (left, right) = shoulders(style, measures)
    return CalloutStem(key: key, cornerRadius: anchor.cornerRadius, left: left, right: right).path
  }
}
