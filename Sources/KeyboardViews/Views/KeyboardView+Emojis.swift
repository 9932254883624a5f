import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardStyling

extension KeyboardView {

  /// Return the emoji keyboard of the context's keyboard type, for a view of a size in points.
  func placedEmojiKeyboard(size: CGSize, in context: ViewContext) -> PlacedEmojiKeyboard? {
    guard [.emojis, .emojiSearch].contains(keyboardContext.traits.keyboardType) else { return nil }
    let style = emojiStyle(in: context)
    let safeArea = context.environment.safeAreaInsets
    let size = CGSize(
      width: max(size.width - safeArea.horizontalTotal, 0),
      height: max(size.height - safeArea.bottom, 0))
    let placed: PlacedEmojiKeyboard? =
      switch keyboardContext.traits.keyboardType {
      case .emojis:
        .whole(emojiKeyboard, style: style, size: size, locale: keyboardContext.traits.locale)
      case .emojiSearch: .search(emojiKeyboard, style: style, width: size.width)
      default: nil
      }
    return placed?.moved(x: safeArea.leading, y: 0)
  }

  /// Return the height of the search field above the letters, in points.
  func emojiSearchHeight(in context: ViewContext) -> Double {
    PlacedEmojiKeyboard.searchHeight(style: emojiStyle(in: context))
  }

  private func emojiStyle(in context: ViewContext) -> Emoji.KeyboardStyle {
    let style = context.emojiStyle(for: keyboardContext)
    let mode =
      context.environment.keyboardInputToolbarDisplayMode
      ?? keyboardContext.traits.inputToolbarDisplayMode
    let toolbar = mode.resolved(for: keyboardContext.traits)
    return keyboardContext.traits.keyboardType == .emojis ? style.augmented(for: toolbar) : style
  }
}

extension PlacedKeyboard {

  /// Return the style of an emoji or menu key, or `nil` for the keys of a layout.
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

  /// Return the content of a menu key, or `nil` for the keys of a layout.
  func emojiKeyContent(of key: KeyboardLayout.PlacedItem) -> StyledKey.Content? {
    guard isMenuKey(key) else { return nil }
    return emojiKeyboard?.menuContent(for: key.item.action, in: keyboard.keyboardContext)
  }

  /// Return whether a key belongs to the menu, unlike the letters below a search field.
  private func isMenuKey(_ key: KeyboardLayout.PlacedItem) -> Bool {
    keyboard.keyboardContext.traits.keyboardType == .emojis && !key.item.action.isEmojiAction
  }
}
