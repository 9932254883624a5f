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

    /// The search at the end of a text, or `nil` if it ends with none.
    ///
    /// A colon starts a search at the start of a word; the query has 2 to 100 characters.
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

    /// Return the first emojis with a word that starts with the query, or whose name does.
    public func results(limit: Int) -> [Emoji] { results(limit: limit, in: .shared) }

    private func results(limit: Int, in index: EmojiWords) -> [Emoji] {
      let wanted = query.lowercased().replacing("_", with: " ")
      let starts = index.emojis(withNamePrefix: wanted)
      let others = index.emojis(withWordPrefix: wanted).filter { !starts.contains($0) }
      return Array((starts + others).prefix(max(0, limit)))
    }

    /// Return the first emojis as suggestions that replace the colon too.
    public func suggestions(limit: Int) -> [Autocomplete.Suggestion] {
      suggestions(limit: limit, in: .shared)
    }

    func suggestions(limit: Int, in index: EmojiWords) -> [Autocomplete.Suggestion] {
      results(limit: limit, in: index).map {
        Autocomplete.Suggestion(text: $0.char, type: .emoji, additionalDeleteCount: 1)
      }
    }
  }
}
