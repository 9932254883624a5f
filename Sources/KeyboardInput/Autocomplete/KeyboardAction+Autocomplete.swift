public import KeyboardCore

extension KeyboardAction {

  /// Whether releasing the key applies an autocorrection first.
  public var shouldApplyAutocorrectSuggestion: Bool {
    switch self {
    case .space: true
    case .character(let text): text.isAutocorrectTrigger
    case .primary(let type): type.isSystemAction
    default: false
    }
  }

  /// Whether releasing the key removes a space that a suggestion has inserted.
  public var shouldRemoveAutocompleteInsertedSpace: Bool {
    if case .character(let text) = self { text.isWordDelimiter } else { false }
  }

  /// Whether releasing the key inserts a removed space again.
  public var shouldReinsertAutocompleteInsertedSpace: Bool { shouldRemoveAutocompleteInsertedSpace }
}
