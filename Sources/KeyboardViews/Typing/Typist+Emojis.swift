import KeyboardCore

extension Typist {

  /// The steps for an emoji, or `nil` if the text is none or there is no emoji keyboard.
  func emojiSteps(for text: String) -> [TypingPlan.Step]? {
    let emoji = Emoji(text)
    guard EmojiCategory.standardCategories.category(withEmoji: emoji) != nil,
      map.path(costing: Self.emojiCost) != nil
    else { return nil }
    return [.showEmoji(emoji), .text(text)]
  }

  /// Show an emoji: switch to the emoji keyboard and to its category, and scroll.
  func show(_ emoji: Emoji) -> Bool {
    guard walk(costing: Self.emojiCost) else { return false }
    if map.current.ways[emoji.char] != nil { return true }
    guard let category = EmojiCategory.standardCategories.category(withEmoji: emoji),
      let key = map.current.key(for: .custom(named: category.id))
    else { return false }
    tap(key)
    controller.emojiKeyboard.category = category
    controller.emojiKeyboard.firstEmoji = nil
    if map.current.ways[emoji.char] == nil {
      let emojis = category.emojis
      controller.emojiKeyboard.firstEmoji =
        emojis.contains(emoji) ? emoji : emoji.neutralSkinToneVariant
    }
    return map.current.ways[emoji.char] != nil
  }

  private static func emojiCost(of layer: KeyLayer) -> Int? {
    layer.keys.contains { $0.item.action.isEmojiAction } ? 0 : nil
  }
}
