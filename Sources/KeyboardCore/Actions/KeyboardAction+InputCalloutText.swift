extension KeyboardAction {

  /// The text that a callout above the pressed key shows; only characters and emojis have one.
  public var inputCalloutText: String? {
    switch self {
    case .character(let text): text
    case .emoji(let emoji): emoji.char
    default: nil
    }
  }
}
