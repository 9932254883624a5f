import Foundation
import KeyboardCore
import KeyboardInput
import KeyboardStyling

extension KeyboardView {

  /// Emojis and category bar replace the keys, the search field the toolbar.
  func placedEmojiKeyboard(
    size: CGSize, edgeInsets: EdgeInsets?, space: EdgeInsets, in context: ViewContext
  ) -> PlacedEmojiKeyboard? {
    let traits = keyboardContext.traits
    guard [.emojis, .emojiSearch].contains(traits.keyboardType) else { return nil }
    var style = emojiStyle(in: context)
    let environment = context.environment
    let styles = appearance.emojiPartStyles.extended(with: environment.emojiPartStyles)
    let parts = environment.emojiKeyboardStyle == nil ? styles : styles.withoutMetrics
    style.categoryTitleFont = parts.title.font ?? style.categoryTitleFont
    style.horizontalItemSpacing = parts.grid.horizontalItemSpacing ?? style.horizontalItemSpacing
    let safeArea = context.environment.safeAreaInsets
    let width = max(size.width - safeArea.horizontalTotal, 0)
    var emojiKeyboard = emojiKeyboard
    emojiKeyboard.hiddenEmojis = Emoji.newest.filter(context.hides)
    if let storage = keyboardContext.settingsStorage {
      emojiKeyboard.skinTones = EmojiCategory.Persisted.skinTones.getEmojis(in: storage)
    }
    var placed: PlacedEmojiKeyboard
    if traits.keyboardType == .emojis {
      let insets = addedInsets(edgeInsets)
      let included = (edgeInsets ?? appearance.keyboardEdgeInsets).bottom
      let below = traits.design.layout.reachesScreenEdges ? space.bottom : space.bottom - included
      let inner = CGSize(
        width: max(width - insets.horizontalTotal, 0),
        height: max(size.height - below - insets.top - insets.bottom, 0))
      let hasLettersBelow =
        traits.design.layout.hasSwitcherInLowerBar && traits.hasLowerBar
        && !traits.isLowerBarHidden
      placed = .whole(
        emojiKeyboard, style: style,
        metrics: EmojiKeyboardMetrics(for: traits, sideMargin: space.leading),
        size: inner, locale: traits.locale, hasLetters: !hasLettersBelow
      )
      .moved(x: safeArea.leading + insets.leading, y: insets.top)
    } else {
      placed = .search(
        emojiKeyboard, style: style,
        leading: EmojiKeyboardMetrics(for: traits, sideMargin: 0).titleLeading, width: width,
        locale: traits.locale
      )
      .moved(x: safeArea.leading, y: 0)
    }
    placed.parts = parts
    placed.standardParts = traits.design.styling.emojiParts
    placed.setBackgrounds(in: size)
    return placed
  }

  func emojiHeight(in context: ViewContext) -> Double? {
    let traits = keyboardContext.traits
    guard traits.keyboardType == .emojis else { return nil }
    let metrics = EmojiKeyboardMetrics(for: traits, sideMargin: 0)
    return metrics.hasOwnHeight ? metrics.height(of: emojiStyle(in: context)) : nil
  }

  /// Returns the insets in points beyond those the height of an emoji keyboard includes.
  private func addedInsets(_ insets: EdgeInsets?) -> EdgeInsets {
    guard let insets else { return .zero }
    let included =
      (appearance as? StandardKeyboardAppearance)?.automaticEdgeInsets
      ?? .standardKeyboardEdgeInsets(for: keyboardContext)
    return EdgeInsets(
      top: insets.top - included.top, leading: insets.leading - included.leading,
      bottom: insets.bottom - included.bottom, trailing: insets.trailing - included.trailing)
  }

  func emojiStyle(in context: ViewContext) -> Emoji.KeyboardStyle {
    let style = context.emojiStyle(for: keyboardContext)
    let mode =
      context.environment.keyboardInputToolbarDisplayMode
      ?? keyboardContext.traits.inputToolbarDisplayMode
    let toolbar = mode.resolved(for: keyboardContext.traits)
    return keyboardContext.traits.keyboardType == .emojis ? style.augmented(for: toolbar) : style
  }
}

extension PlacedEmojiKeyboard {

  fileprivate mutating func setBackgrounds(in size: CGSize) {
    guard let menuTop else { return }
    if parts.grid.backgroundColor != nil {
      gridFrame = CGRect(x: 0, y: 0, width: size.width, height: max(menuTop, 0))
    }
    if parts.bar.backgroundColor != nil {
      barFrame = CGRect(x: 0, y: menuTop, width: size.width, height: max(size.height - menuTop, 0))
    }
  }
}

extension PlacedKeyboard {

  func emojiKeyStyle(
    of key: KeyboardLayout.PlacedItem, isPressed: Bool, in context: ViewContext
  ) -> Keyboard.ButtonStyle? {
    guard let emojiKeyboard else { return nil }
    let action = key.item.action
    if action.isEmojiAction {
      return emojiKeyboard.emojiStyle(
        frame: key.keyFrame, isPressed: isPressed, measuring: context.text)
    }
    guard isMenuKey(key) else { return nil }
    return emojiKeyboard.menuStyle(
      for: action, frame: key.keyFrame,
      foreground: keyboard.viewStyle(in: context).foregroundColor)
  }

  func keyboardStyle(
    behind key: KeyboardLayout.PlacedItem, in viewStyle: KeyboardViewStyle
  ) -> KeyboardViewStyle {
    guard isMenuKey(key), let color = emojiKeyboard?.parts.bar.backgroundColor else {
      return viewStyle
    }
    var style = viewStyle
    style.background = style.background ?? Keyboard.Background()
    style.background?.overlayColor = color
    return style
  }

  func content(of key: KeyboardLayout.PlacedItem) -> StyledKey.Content {
    let emojis = isMenuKey(key) ? emojiKeyboard : nil
    return emojis?.menuContent(for: key.item.action, in: keyboard.keyboardContext)
      ?? keyboard.appearance.keyContent(for: key.item.action)
  }

  private func isMenuKey(_ key: KeyboardLayout.PlacedItem) -> Bool {
    // The traits of the context take longer to read.
    emojiKeyboard != nil && keyboard.keyboardContext.traits.keyboardType == .emojis
      && !key.item.action.isEmojiAction && !key.isInLowerBar
  }
}
