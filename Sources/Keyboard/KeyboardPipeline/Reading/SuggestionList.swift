package import KeyboardCore

/// The notation is `One,*Two,?Three,A/subtitle`, where `\` escapes the next character.
package enum SuggestionList {

  package static func parse(_ text: String) -> [Autocomplete.Suggestion] {
    guard !text.isEmpty else { return [] }
    return split(text).map(suggestion)
  }

  private struct Draft {
    var mark: Character?
    var title = ""
    var subtitle: String?

    var isEmpty: Bool { mark == nil && title.isEmpty && subtitle == nil }

    mutating func append(_ character: Character) {
      if subtitle == nil { title.append(character) } else { subtitle?.append(character) }
    }
  }

  private static func split(_ text: String) -> [Draft] {
    var drafts: [Draft] = []
    var draft = Draft()
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\": draft.append(rest.popFirst() ?? "\\")
      case ",":
        drafts.append(draft)
        draft = Draft()
      case "*" where draft.isEmpty, "?" where draft.isEmpty: draft.mark = character
      case "/" where draft.subtitle == nil: draft.subtitle = ""
      default: draft.append(character)
      }
    }
    return drafts + [draft]
  }

  private static func suggestion(_ draft: Draft) -> Autocomplete.Suggestion {
    let type: Autocomplete.SuggestionType =
      switch draft.mark {
      case "*": .autocorrect
      case "?": .unknown
      default: .regular
      }
    return Autocomplete.Suggestion(text: draft.title, type: type, subtitle: draft.subtitle)
  }
}
