import ArgumentParser
import KeyboardKit

/// The options of an emoji keyboard, as given.
struct EmojiOptions: ParsableArguments {

  @Option(
    help: ArgumentHelp("The category that an emoji keyboard shows.", valueName: "category"),
    completion: .list(EmojiCategory.standardCategories.map(\.id)))
  var emojiCategory: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The emojis that were used lately, such as 😀👍🏽; they make a category.", valueName: "emojis"))
  var recentEmojis: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("What emojiSearch searches for.", valueName: "text"))
  var emojiQuery: String?
}
