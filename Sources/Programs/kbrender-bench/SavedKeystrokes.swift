import Foundation
import KeyboardKit
import KeyboardLexicon

/// Typing a text with the help of a bar of three suggestions: the keystrokes that are saved, and the next words that are
/// known before they are typed.
///
/// A touch of a suggestion is a keystroke, which also types the space after the word. The typist takes a suggestion
/// as soon as it is there. Words with digits and addresses aren't counted.
/// Source of the measure: K. Trnka and K. F. McCoy, Evaluating Word Prediction: Framing Keystroke Savings, ACL 2008.
struct SavedKeystrokes {

  private(set) var words = 0

  /// Words among the three suggestions before their first letter.
  private(set) var foreseen = 0

  /// The keystrokes without suggestions, and with them.
  private(set) var letters = 0
  private(set) var touches = 0

  private static let shown = 3

  /// In characters, more than the words of a text on which suggestions depend.
  private static let longestContext = 2000

  /// Type a text, up to a number of words.
  init(_ text: String, service: Autocomplete.LocalService, most: Int) throws {
    var before = ""
    for token in text.split(whereSeparator: \.isWhitespace) where words < most {
      let head = token.prefix { !$0.isLetter }
      let word = token.dropFirst(head.count).prefix { $0.isLetter || "'’-".contains($0) }
      let tail = token.dropFirst(head.count + word.count)
      before += head
      if !word.isEmpty, !tail.contains(where: { $0.isLetter || $0.isNumber }) {
        try type(String(word), after: before, by: service)
      }
      before = String((before + word + tail + " ").suffix(Self.longestContext))
    }
  }

  private mutating func type(
    _ word: String, after before: String, by service: Autocomplete.LocalService
  ) throws {
    words += 1
    letters += word.count + 1
    let typed = try (0..<word.count).first { count in
      let text = before + word.prefix(count)
      return try service.immediateResult(for: text).suggestions.prefix(Self.shown)
        .contains { $0.text == word && $0.type != .unknown }
    }
    if typed == 0 { foreseen += 1 }
    touches += (typed ?? word.count) + 1
  }

  /// In percent.
  var saved: Double { 100 * Double(letters - touches) / Double(max(1, letters)) }

  /// In percent of the words.
  var foreseenShare: Double { 100 * Double(foreseen) / Double(max(1, words)) }
}
