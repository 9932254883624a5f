public import KeyboardCore

extension KeyboardSettings {

  /// The display mode of the input toolbar, with the user's characters.
  public var inputToolbarDisplayMode: Keyboard.InputToolbarDisplayMode {
    let count = max(0, inputToolbarCharactersMaxCount)
    switch inputToolbarType {
    case .automatic: return .automatic
    case .numbers: return .numbers
    case .none: return .none
    case .characters: return .characters(String(inputToolbarCharacters.prefix(count)))
    case .recentEmojis:
      let recent = EmojiCategory.Persisted.recent.getEmojis(
        in: SettingsEmojiStore(group.storage)
      ).prefix(10)
      return .characters(Array((recent.map(\.char) + Self.fillers).prefix(count)))
    }
  }

  /// The emojis that fill up the recent ones (source: KeyboardKit 9.5.3).
  private static let fillers = "😀🤩😍😂👍👎👋🙌🙏❤️".map { String($0) }
}
