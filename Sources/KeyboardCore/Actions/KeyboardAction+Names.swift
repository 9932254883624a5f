public import Foundation

extension KeyboardAction {

  /// Inserts the emoji that a text holds.
  public static func emoji(_ char: String) -> Self { .emoji(Emoji(char)) }

  /// Opens a link.
  public static func url(_ url: URL?) -> Self { .url(url, id: nil) }

  /// Opens the link that a text holds.
  public static func url(_ url: String?) -> Self { .url(url.flatMap { URL(string: $0) }, id: nil) }

  /// The actions of one row of keys.
  public typealias Row = [KeyboardAction]

  /// The actions of several rows of keys.
  public typealias Rows = [Row]
}

extension [KeyboardAction] {

  /// A row with a character key for every character of a text.
  public init(characters: String) {
    self = characters.map { .character(String($0)) }
  }

  /// A row with a character key for every text.
  public init(characters: [String]) {
    self = characters.map { .character($0) }
  }
}

extension [[KeyboardAction]] {

  /// Rows with a character key for every text.
  public init(characters: [[String]]) {
    self = characters.map { KeyboardAction.Row(characters: $0) }
  }
}
