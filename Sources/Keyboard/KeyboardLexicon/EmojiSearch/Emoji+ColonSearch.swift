import Foundation
public import KeyboardCore

extension Emoji {

  /// A search for emojis that a user types into a text, such as `:smi`.
  ///
  /// ```swift
  /// let search = Emoji.ColonSearch(text: "Well done :smi")
  /// search?.results(limit: 3).map(\.char)  // → ["😊", "😇", "🥰"]
  /// ```
  ///
  /// Source: KeyboardKit 9, where a colon starts a search in a text.
  public struct ColonSearch: Equatable, Sendable {

    /// The typed text after the colon.
    public let query: String

    /// The search at the end of a text: a colon before a word of 2 to 100 characters, or `nil`.
    public init?(text: String) {
      // Each typed character asks again, so the time can't depend on the length of the text.
      let end = text.suffix(Self.lengths.upperBound + 1)
      guard let colon = end.lastIndex(of: ":") else { return nil }
      let query = text[text.index(after: colon)...]
      guard query.count >= Self.lengths.lowerBound,
        query.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }),
        text[..<colon].last?.isWhitespace ?? true
      else { return nil }
      self.query = String(query)
    }

    private static let lengths = 2...100

    /// Returns the first emojis with names or keywords in English that start with the query.
    public func results(limit: Int) -> [Emoji] {
      results(limit: limit, in: Locale(identifier: "en"))
    }

    private func results(limit: Int, in locale: Locale) -> [Emoji] {
      Emoji.all.matching(query, in: locale).suggested(limit: limit)
    }

    /// Returns the first emojis as suggestions that replace the colon too.
    public func suggestions(limit: Int) -> [Autocomplete.Suggestion] {
      suggestions(limit: limit, in: Locale(identifier: "en"))
    }

    func suggestions(limit: Int, in locale: Locale) -> [Autocomplete.Suggestion] {
      results(limit: limit, in: locale).map {
        Autocomplete.Suggestion(text: $0.char, type: .emoji, additionalDeleteCount: 1)
      }
    }
  }
}
