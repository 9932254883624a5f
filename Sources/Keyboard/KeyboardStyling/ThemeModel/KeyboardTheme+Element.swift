public import KeyboardCore

extension KeyboardTheme {

  /// A part of a keyboard that rules style; `Themes/REFERENCE.md` describes each.
  public enum Element: String, CaseIterable, KeyboardModel {
    case key
    case hint
    case language
    case letters
    case board
    case toolbar
    case toolbarItem = "toolbar.item"
    case toolbarSeparator = "toolbar.separator"
    case callout
    case calloutInput = "callout.input"
    case calloutAction = "callout.action"
    case emojiTitle = "emoji.title"
    case emojiGrid = "emoji.grid"
    case emojiItem = "emoji.item"
    case emojiBar = "emoji.bar"
    case emojiSearch = "emoji.search"

    var summary: String {
      switch self {
      case .key: "A key."
      case .hint: "The character above a key's own character, for a swipe down."
      case .language: "The language in a corner of the space key."
      case .letters: "The letters below a digit of a number pad."
      case .board: "The keyboard as a whole."
      case .toolbar: "The toolbar above the keys."
      case .toolbarItem: "A suggestion in the toolbar."
      case .toolbarSeparator: "A separator between suggestions."
      case .callout: "A callout of either kind."
      case .calloutInput: "The callout that repeats the character of a pressed key."
      case .calloutAction: "The callout with the secondary actions of a held key."
      case .emojiTitle: "The title of a category of emojis."
      case .emojiGrid: "The area of titles and emojis."
      case .emojiItem: "An emoji of the emoji keyboard."
      case .emojiBar: "The bar of emoji categories."
      case .emojiSearch: "The search field for emojis."
      }
    }

    package var general: Self? {
      switch self {
      case .calloutInput, .calloutAction: .callout
      default: nil
      }
    }

    package var hasKey: Bool {
      switch self {
      case .key, .hint, .language, .letters, .callout, .calloutInput, .calloutAction: true
      case .board, .toolbar, .toolbarItem, .toolbarSeparator: false
      case .emojiTitle, .emojiGrid, .emojiItem, .emojiBar, .emojiSearch: false
      }
    }

    var emojiPart: Emoji.PartStyles.Part? {
      let prefix = "emoji."
      guard rawValue.hasPrefix(prefix) else { return nil }
      let name = rawValue.dropFirst(prefix.count)
      return Emoji.PartStyles.Part.all.first { $0.name == name }
    }

    var emojiFields: [String] { emojiPart?.fields ?? [] }

    package func includes(_ other: Self) -> Bool { self == other || self == other.general }
  }
}

extension CalloutKind {

  var element: KeyboardTheme.Element {
    switch self {
    case .input: .calloutInput
    case .actions: .calloutAction
    }
  }
}
