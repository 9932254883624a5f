public import Foundation

extension KeyboardAction {

  /// Return an action that inserts an emoji.
  public static func emoji(_ char: String) -> Self { .emoji(Emoji(char)) }

  /// Return an action that opens a URL.
  public static func url(_ url: URL?) -> Self { .url(url, id: nil) }

  /// Return an action that opens a URL given as a string.
  public static func url(_ url: String?) -> Self { .url(url.flatMap { URL(string: $0) }, id: nil) }

  /// The actions of a row of keys.
  public typealias Row = [KeyboardAction]

  /// The actions of several rows of keys.
  public typealias Rows = [Row]
}

extension [KeyboardAction] {

  /// A row with a character key for every character of a string.
  public init(characters: String) {
    self = characters.map { .character(String($0)) }
  }

  /// A row with a character key for every string.
  public init(characters: [String]) {
    self = characters.map { .character($0) }
  }
}

extension [[KeyboardAction]] {

  /// Rows with a character key for every string.
  public init(characters: [[String]]) {
    self = characters.map { KeyboardAction.Row(characters: $0) }
  }
}
