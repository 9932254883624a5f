import KeyboardCore

extension KeyboardAction.StandardActionHandler {

  /// Return the replacement of a typed character by a Vietnamese input method, or `nil` to keep it.
  func inputMethodReplacement(for text: String) -> KeyboardAction? {
    guard let method = keyboardContext.traits.vietnameseInputMethod, let key = text.soleCharacter,
      let before = keyboardContext.textField?.documentContextBeforeInput,
      let edit = vietnameseInputEngine?.edit(for: key, after: before, method: method)
    else { return nil }
    guard edit.deletedText != "" else {
      return .diacritic(Keyboard.Diacritic(char: edit.insertedText, replacements: [:]))
    }
    return .diacritic(
      Keyboard.Diacritic(char: text, replacements: [edit.deletedText: edit.insertedText]))
  }

  /// Return the em dash in place of two hyphens, where words are corrected.
  ///
  /// Source: UITextSmartDashesType, and iOS, which has no en dash for two.
  private func dashReplacement(for text: String) -> KeyboardAction? {
    guard text == "-", autocompleteContext.isAutocorrectEnabled,
      let autocompleteService, !(autocompleteService is Autocomplete.DisabledAutocompleteService),
      keyboardContext.traits.prefersAutocomplete,
      keyboardContext.textField?.documentContextBeforeInput?.last == "-"
    else { return nil }
    return .diacritic(Keyboard.Diacritic(char: text, replacements: [text: "—"]))
  }

  func localeReplacement(for text: String) -> KeyboardAction? {
    if let dash = dashReplacement(for: text) { return dash }
    let rules = keyboardContext.traits.typingRules
    if !rules.inserts.isEmpty, let inserted = rules.inserts[text] {
      return .character(inserted)
    }
    guard rules.canBeMark(text), rules.quotation.mayReplace(text),
      let before = keyboardContext.textField?.documentContextBeforeInput,
      let mark = rules.quotation.replacement(whenAppending: text, to: before)
    else { return nil }
    return .character(mark)
  }
}

extension KeyboardTraits {

  /// TELEX if Vietnamese has its own keys.
  package var vietnameseInputMethod: Vietnamese.InputMethod? {
    switch keyboardLayoutType {
    case .vietnamese_telex: .telex
    case .vietnamese_viqr: .viqr
    case .vietnamese_vni: .vni
    case nil: typingRules.language == "vi" ? .telex : nil
    default: nil
    }
  }
}
