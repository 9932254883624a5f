/// A splitter and joiner of argument lines, with the quoting rules of a shell.
///
/// Words are separated by spaces or tabs. Inside `'…'` everything is literal, inside `"…"` all but
/// `\` before `"` and `\`. Elsewhere `\` escapes the character after it, and `#` at the start of a
/// word begins a comment. Nothing is expanded.
package enum ArgumentLine {

  /// The reason why a line can't be split.
  package enum Problem: Error, Equatable {
    case openQuote(Character)
    case trailingBackslash

    /// The message for the user.
    package var message: String {
      switch self {
      case .openQuote(let quote): "The quotation mark \(quote) is never closed"
      case .trailingBackslash: "There is no character after the last \\"
      }
    }
  }

  /// Split a line into arguments.
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

  /// Split a line into arguments, with problems as diagnostics.
  package static func words(of line: some StringProtocol) throws(Diagnostics) -> [String] {
    do throws(Problem) {
      return try split(line)
    } catch {
      throw Diagnostics([Diagnostic(code: "quoting", message: error.message)])
    }
  }

  /// Return the line that ``split(_:)`` splits into the arguments.
  package static func join(_ arguments: [String]) -> String {
    arguments.map(quoted).joined(separator: " ")
  }

  /// Return an argument quoted so that a shell reads it as one word.
  package static func quoted(_ argument: String) -> String {
    let isPlain = argument.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789-_=./,:+@%".unicodeScalars.contains($0)
    }
    if isPlain, !argument.isEmpty { return argument }
    return "'" + argument.replacing("'", with: "'\\''") + "'"
  }
}
