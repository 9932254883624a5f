public import Foundation
import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput
import KeyboardStyling

extension StyledKeyboard {

  /// Draws all parts of the keyboard into a frame in points; the area of callouts is transparent.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    var context = context
    let traits = placed.keyboard.keyboardContext.traits
    let isDark = traits.hasDarkColorScheme
    context.environment.colorScheme = traits.colorScheme
    let above = callouts.heightAbove
    let area = CGRect(
      x: frame.minX, y: frame.minY + above, width: frame.width, height: frame.height - above)
    builder.reserve(keys: keys.count)
    if placed.keyboard.rendersBackground(in: context) {
      viewStyle.drawBackground(in: area, traits: traits, into: &builder)
    }
    if let toolbarFrame = placed.toolbarFrame {
      let bar = toolbarFrame.offsetBy(dx: area.minX, dy: area.minY)
      if viewStyle.hasRoundedCorners(for: traits) {
        builder.group(clip: viewStyle.outline(in: area, for: traits)) {
          drawToolbar(in: bar, context: context, into: &$0)
        }
      } else {
        drawToolbar(in: bar, context: context, into: &builder)
      }
    }
    if let builders = placed.keyboard.builders {
      drawKeys(of: builders, in: area, context: context, into: &builder)
    } else {
      drawEmojiKeyboard(in: area, isDark: isDark, into: &builder)
      drawKeys(from: area.origin, letterScale: letterScale(measuring: context.text), into: &builder)
    }
    if placed.keyboard.rendersBackground(in: context) {
      viewStyle.drawStickers(over: .keys, in: area, traits: traits, into: &builder)
    }
    for callout in callouts { callout.draw(x: area.minX, y: area.minY, into: &builder) }
  }

  private func drawKeys(
    from origin: CGPoint, letterScale: Double, into builder: inout SceneBuilder
  ) {
    // The keys of an array would be copied.
    let keys = keys.span
    // Keys that are larger or elsewhere while they are pressed lie over their neighbors.
    var raised: [Int] = []
    for index in keys.indices {
      if keys[index].isPressed || keys[index].motion != nil, keys[index].pressTransform != nil {
        raised.append(index)
      } else {
        keys[index].draw(from: origin, letterScale: letterScale, into: &builder)
      }
    }
    for index in raised {
      keys[index].draw(from: origin, letterScale: letterScale, into: &builder)
    }
  }

  func drawEmojiKeyboard(in area: CGRect, isDark: Bool, into builder: inout SceneBuilder) {
    guard var emojis = placed.emojiKeyboard?.moved(x: area.minX, y: area.minY) else { return }
    emojis.parts = placed.keyboard.accessibilityRules.adapted(emojis.parts, in: viewStyle)
    let traits = placed.keyboard.keyboardContext.traits
    let clip =
      viewStyle.hasRoundedCorners(for: traits)
        && (emojis.gridFrame != nil || emojis.barFrame != nil)
      ? viewStyle.outline(in: area, for: traits) : nil
    builder.group(clip: clip) {
      emojis.draw(
        placeholder: placed.keyboard.keyboardContext.traits.localeProfile.labels[.searchEmoji],
        foreground: viewStyle.foregroundColor, isDark: isDark, into: &$0)
    }
  }

  private func drawToolbar(
    in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder
  ) {
    let barColor = context.barStyle.backgroundColor
    let fill = placed.keyboard.accessibilityRules.barColor(barColor, on: viewStyle)
    if !fill.isInvisible { builder.fill(Path(frame), fill) }
    guard let builders = placed.keyboard.builders else {
      return placed.keyboard.toolbar(style: finishedToolbarStyle)
        .draw(in: frame, context: context, into: &builder)
    }
    var context = context
    context.environment.autocompleteToolbarStyle = toolbarStyle
    if let color = viewStyle.foregroundColor { context.environment.foregroundColor = color }
    let view = builders.toolbar(placed.keyboard.toolbar(), style: toolbarStyle)
    // Differences in an app's views belong to its toolbar, not to the nearest key.
    if !view.arranged.allSatisfy({ $0 is Autocomplete.Toolbar }) {
      builder.element(.toolbar, name: "toolbar", box: frame)
    }
    view.placed(in: frame, in: context).draw(in: context, into: &builder)
  }

  /// All letters share a scale; different sizes on one keyboard look like a mistake.
  func letterScale(measuring measure: TextMeasure) -> Double {
    let keys = keys.span
    var scale = 1.0
    for index in keys.indices {
      scale = min(scale, keys[index].fittingLetterScale(measuring: measure))
    }
    return scale
  }

  func drawKeys(
    of builders: KeyboardView.Builders, in area: CGRect, context: ViewContext,
    into builder: inout SceneBuilder
  ) {
    if let emojis = emojiView(of: builders, in: area, context: context) {
      emojis.draw(in: context, into: &builder)
    } else {
      drawEmojiKeyboard(in: area, isDark: context.environment.isDark, into: &builder)
    }
    let views = keyViews(of: builders, in: area, context: context)
    let raised = keys.dropFirst(placed.emojiKeyCount).map { $0.pressTransform != nil }
    for isRaised in [false, true] {
      for (view, isOver) in zip(views, raised) where isOver == isRaised {
        view.draw(in: context, into: &builder)
      }
    }
  }

  fileprivate func emojiView(
    of builders: KeyboardView.Builders, in area: CGRect, context: ViewContext
  ) -> PlacedView? {
    guard placed.emojiKeyCount > 0, let style = placed.emojiKeyboard?.style else { return nil }
    let space = EdgeInsets(bottom: context.environment.safeAreaInsets.bottom)
    return builders.emojiKeyboard(.init(style: style, view: StandardEmojiKeyboard(keyboard: self)))
      .placed(in: area.inset(by: space), in: context)
  }

  fileprivate func keyViews(
    of builders: KeyboardView.Builders, in area: CGRect, context: ViewContext
  ) -> [PlacedView] {
    let keyboard = placed.keyboard
    let letterScale = letterScale(measuring: context.text)
    let items = placed.keys.filter { $0.item.action.keyName != nil }
    let touches = zip(
      placed.keys.filter { $0.item.action != .none }, placed.actionKeys(in: context)
    )
    .filter { $0.0.item.action.keyName != nil }.map(\.1)
    return zip(zip(items, keys), touches).dropFirst(placed.emojiKeyCount).map { pair, touch in
      let (item, key) = pair
      let content = Keyboard.ButtonContent(
        of: key, textScale: key.textScale(letterScale: letterScale),
        styleService: keyboard.appearance, keyboardContext: keyboard.keyboardContext)
      let custom = builders.buttonContent(.init(item: item.item, view: content))
      let contents = custom.arranged
      let view = KeyboardViewItem(
        item: item, key: key, touchableKey: touch, letterScale: letterScale,
        content: contents.count == 1 ? contents[0] : custom)
      return builders.buttonView(.init(item: item.item, view: view))
        .placed(in: item.frame.offsetBy(dx: area.minX, dy: area.minY), in: context)
    }
  }
}

/// The emoji keyboard of a ``KeyboardView``, for views around it.
public struct StandardEmojiKeyboard: FlexibleView {

  let keyboard: StyledKeyboard

  /// Draws the emojis and the categories.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    let isDark = context.environment.isDark
    let area = CGRect(origin: frame.origin, size: keyboard.placed.size)
    keyboard.drawEmojiKeyboard(in: area, isDark: isDark, into: &builder)
    let letterScale = keyboard.letterScale(measuring: context.text)
    for key in keyboard.keys.prefix(keyboard.placed.emojiKeyCount) {
      key.draw(from: frame.origin, letterScale: letterScale, into: &builder)
    }
  }

  /// Returns the emojis and the categories as keys.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    keyboard.placed.actionKeys(in: context).prefix(keyboard.placed.emojiKeyCount).map { key in
      var key = key
      key.frame = key.frame.offsetBy(dx: frame.minX, dy: frame.minY)
      return key
    }
  }
}

extension PlacedKeyboard {

  /// Number of leading keys that are replaced by a custom view of the emoji keyboard.
  fileprivate var emojiKeyCount: Int {
    keyboard.keyboardContext.traits.keyboardType == .emojis ? emojiKeyboard?.keys.count ?? 0 : 0
  }

  func touchableKeys(of builders: KeyboardView.Builders, in context: ViewContext) -> [TouchableKey]
  {
    let styled = styled(in: context)
    let area = CGRect(origin: .zero, size: size)
    var views = styled.keyViews(of: builders, in: area, context: context)[...]
    let keys = zip(keys.filter { $0.item.action != .none }, actionKeys(in: context))
      .dropFirst(emojiKeyCount)
      .flatMap { key, touch in
        key.item.action.keyName == nil
          ? [touch] : views.popFirst()?.touchableKeys(in: context) ?? []
      }
    let emojis = styled.emojiView(of: builders, in: area, context: context)
    return (emojis?.touchableKeys(in: context) ?? []) + keys
  }
}
