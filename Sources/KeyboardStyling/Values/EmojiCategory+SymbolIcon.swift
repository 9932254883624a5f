public import KeyboardCore

extension EmojiCategory {

  /// The system symbol of the category.
  public var symbolIcon: Image { Image(systemName: iconName) }
}
