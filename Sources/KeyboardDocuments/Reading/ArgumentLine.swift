/// Splits a line into arguments and joins arguments into a line, as a shell would.
///
/// Words stand apart by spaces or tabs. Inside `'…'` everything stands for itself, inside `"…"` all
/// but `\` before `"` and `\`. Elsewhere `\` takes the meaning from the character after it, and `#` at
/// the start of a word begins a comment. Nothing is expanded.
package enum ArgumentLine {

  /// Why a line can't be split.
  package enum Problem: Error, Equatable {
    case openQuote(Character)
    case trailingBackslash

    /// What to tell the user.
    package var message: String {
      switch self {
      case .openQuote(let quote): "The quotation mark \(quote) is never closed"
      case .trailingBackslash: "There is nothing after the last \\"
      }
    }
  }

  /// The arguments that a line holds.
  package static func split(_ line: some StringProtocol) throws(Problem) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = line[...]
    while let character = rest.popFirst() {
      switch (character, quote) {
      case ("\\", nil), ("\\", "\""):
        guard let next = rest.popFirst() else { throw .trailingBackslash }
        let keepsBackslash = quote != nil && next != "\"" && next != "\\"
        word = (word ?? "") + (keepsBackslash ? "\\" : "") + String(next)
      case ("'", nil), ("\"", nil):
        quote = character
        word = word ?? ""
      case (quote, _?): quote = nil
      case (" ", nil), ("\t", nil), ("\r", nil), ("\r\n", nil), ("\n", nil):
        if let complete = word { words.append(complete) }
        word = nil
      case ("#", nil) where word == nil: return words
      default: word = (word ?? "") + String(character)
      }
    }
    if let quote { throw .openQuote(quote) }
    if let word { words.append(word) }
    return words
  }

  /// The arguments that a line holds, or what to tell the user.
  package static func words(of line: some StringProtocol) throws(Diagnostics) -> [String] {
    do throws(Problem) {
      return try split(line)
    } catch {
      throw Diagnostics([Diagnostic(code: "quoting", message: error.message)])
    }
  }

  /// The line that ``split(_:)`` splits into arguments.
  package static func join(_ arguments: [String]) -> String {
    arguments.map(quoted).joined(separator: " ")
  }

  /// An argument as a shell reads it back as one word.
  package static func quoted(_ argument: String) -> String {
    let isPlain = argument.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789-_=./,:+@%".unicodeScalars.contains($0)
    }
    if isPlain, !argument.isEmpty { return argument }
    return "'" + argument.replacing("'", with: "'\\''") + "'"
  }
}
