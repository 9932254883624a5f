public import Foundation
import KeyboardCore
public import KeyboardDrawing
public import KeyboardInput
import KeyboardStyling

/// The emoji keyboard of a ``KeyboardView``, for views around it.
public struct StandardEmojiKeyboard: FlexibleView {

  let keyboard: StyledKeyboard

  /// Draw the emojis and the categories.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    let isDark = context.environment.isDark
    let area = CGRect(origin: frame.origin, size: keyboard.placed.size)
    keyboard.drawEmojiKeyboard(in: area, isDark: isDark, into: &builder)
    let letterScale = keyboard.letterScale(measuring: context.text)
    for key in keyboard.keys.prefix(keyboard.placed.emojiKeyCount) {
      key.draw(from: frame.origin, letterScale: letterScale, into: &builder)
    }
  }

  /// Return the emojis and the categories as keys.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    keyboard.placed.actionKeys(in: context).prefix(keyboard.placed.emojiKeyCount).map { key in
      var key = key
      key.frame = key.frame.offsetBy(dx: frame.minX, dy: frame.minY)
      return key
    }
  }
}

extension PlacedKeyboard {

  /// The keys that a view in place of the emoji keyboard replaces, which come first.
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

extension StyledKeyboard {

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
      let view = KeyboardViewItem(
        item: item, key: key, touchableKey: touch, letterScale: letterScale,
        content: builders.buttonContent(.init(item: item.item, view: content)).single)
      return builders.buttonView(.init(item: item.item, view: view))
        .placed(in: item.frame.offsetBy(dx: area.minX, dy: area.minY), in: context)
    }
  }
}

extension View {

  /// The only view of a group, or else this one.
  fileprivate var single: any View {
    let views = arranged
    return views.count == 1 ? views[0] : self
  }
}
