import KeyboardDocuments
import KeyboardKit
import KeyboardLexicon
import Terminal

struct SuggestionAnswer {

  private let input: String
  private let suggestions: [Autocomplete.Suggestion]
  private let emojis: [Autocomplete.Suggestion]

  init(_ text: String, service: Autocomplete.LocalService) throws {
    input = text
    do {
      let result = try service.immediateResult(for: text)
      // The toolbar offers the unknown word early, to keep it; a list of ranks is about the others.
      suggestions =
        result.suggestions.filter { !$0.isUnknown } + result.suggestions.filter(\.isUnknown)
      emojis = result.emojiSuggestions ?? []
    } catch let error as LexiconError {
      throw CommandFailure(error)
    }
  }

  var lines: [String] {
    (suggestions + emojis).map { suggestion in
      suggestion.isRegular
        ? suggestion.text : "\(suggestion.text)  (\(suggestion.type.rawValue))"
    }
  }

  var json: JSONText {
    let list = suggestions.map { suggestion in
      [
        "text": .string(suggestion.text), "isAutocorrect": .boolean(suggestion.isAutocorrect),
        "isUnknown": .boolean(suggestion.isUnknown),
      ] as JSONText
    }
    return [
      "text": .string(input), "suggestions": .array(list),
      "emojis": emojis.isEmpty ? nil : .array(emojis.map { .string($0.text) }),
    ]
  }
}
