import KeyboardDocuments
import KeyboardKit
import KeyboardPipeline

extension EmojiOptions {

  /// The limit of recent emojis.
  private static let mostRecentEmojis = 200

  /// Read the emoji keyboard, recording errors.
  func emojiKeyboard(
    for type: Keyboard.KeyboardType, with reader: inout ChoiceReader
  ) -> EmojiKeyboard {
    var keyboard = EmojiKeyboard()
    if type != .emojis, type != .emojiSearch, emojiCategory != nil || recentEmojis != nil {
      reader.report(
        code: "emoji-option",
        "--emoji-category and --recent-emojis are for --keyboard-type emojis and emojiSearch")
    }
    if type != .emojiSearch, emojiQuery != nil {
      reader.report(code: "emoji-option", "--emoji-query is for --keyboard-type emojiSearch")
    }
    keyboard.recentEmojis = readRecentEmojis(with: &reader)
    let categories =
      (keyboard.recentEmojis.isEmpty ? [] : [EmojiCategory.recent])
      + EmojiCategory.standardCategories
    keyboard.category = reader.read(
      emojiCategory, among: categories.map { ($0.id, $0) }, kind: "emoji category")
    keyboard.searchQuery = emojiQuery ?? ""
    return keyboard
  }

  private func readRecentEmojis(with reader: inout ChoiceReader) -> [Emoji] {
    var emojis: [Emoji] = []
    for character in recentEmojis ?? "" where !character.isWhitespace && character != "," {
      guard character.isEmoji else {
        reader.report(
          code: "no-emoji",
          "--recent-emojis has “\(String(character).shortened)”, which is no emoji")
        return []
      }
      emojis.append(Emoji(character))
    }
    guard emojis.count <= Self.mostRecentEmojis else {
      reader.report(
        code: "emoji-count",
        "--recent-emojis has \(emojis.count) emojis; at most \(Self.mostRecentEmojis) are kept")
      return []
    }
    return emojis
  }
}
