import ArgumentParser
import KeyboardKit

/// The options of an emoji keyboard, as given.
struct EmojiOptions: ParsableArguments {

  @Option(
    help: ArgumentHelp("Category of the emoji keyboard.", valueName: "category"),
    completion: .list(EmojiCategory.standardCategories.map(\.id)))
  var emojiCategory: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Recent emojis, such as 😀👍🏽, shown as a category.", valueName: "emojis"))
  var recentEmojis: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Query of the emoji search.", valueName: "text"))
  var emojiQuery: String?
}
