public import KeyboardCore

extension KeyboardSettings {

  /// What the row of keys above the letters shows, with the characters that the user has chosen.
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

  /// What is shown while the user has typed few emojis (source: KeyboardKit 9.5.3).
  private static let fillers = "😀🤩😍😂👍👎👋🙌🙏❤️".map { String($0) }
}
