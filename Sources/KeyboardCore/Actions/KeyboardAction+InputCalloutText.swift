extension KeyboardAction {

  /// The text of the input callout, or `nil` for actions other than characters and emojis.
  public var inputCalloutText: String? {
    switch self {
    case .character(let text): text
    case .emoji(let emoji): emoji.char
    default: nil
    }
  }
}
