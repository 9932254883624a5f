public import KeyboardCore

extension EmojiCategory {

  /// The system symbol that stands for the category.
  public var symbolIcon: Image { Image(systemName: iconName) }
}
