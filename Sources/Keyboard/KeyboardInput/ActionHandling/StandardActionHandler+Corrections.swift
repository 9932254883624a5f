import KeyboardCore

extension KeyboardAction.StandardActionHandler {

  /// Makes a change that can be undone, unless a larger one records it.
  func recording(unless isRecorded: Bool = false, _ change: () -> Void) {
    guard !isRecorded, let services = keyboardController?.services else { return change() }
    services.undoManager.record(in: keyboardContext.textField, change)
    services.syncUndo()
  }

  /// Whether a key inserts a sign that ends a word: a closing bracket or quotation mark, a slash, a dash.
  func endsWord(_ action: KeyboardAction) -> Bool {
    guard case .character(let text) = action, let sign = text.soleCharacter else { return false }
    if ")]/\"“”»›…–—".contains(sign) { return true }
    // An apostrophe is inside of words, unless they begin with another.
    guard "'’‘".contains(sign) else { return false }
    let word = keyboardContext.textField?.documentContextBeforeInput?.wordFragmentAtEnd
    return word?.first.map { "'‘‚’".contains($0) } ?? false
  }

  func applyAutocorrectSuggestion(before action: KeyboardAction) {
    let suggestions = autocompleteContext.suggestionsFromService
    guard let suggestion = suggestions.first(where: \.isAutocorrect).map(typed),
      let proxy = keyboardContext.textField,
      let typed = proxy.documentContextBeforeInput?.correctableWordAtEnd,
      !autocompleteContext.isReverted(typed)
    else { return }
    proxy.insertAutocompleteSuggestion(suggestion, tryInsertSpace: false)
    lastAutocorrectedWord = suggestion.text
    let correction = Autocomplete.Correction(typed: typed, corrected: suggestion.text)
    autocompleteContext.record(correction)
    lastCorrection = action.insertedText.map { (correction, $0) }
  }

  /// Restores a corrected word if a backspace directly follows, and returns whether it does.
  func tryRevertCorrection(before gesture: Keyboard.Gesture, on action: KeyboardAction) -> Bool {
    guard gesture == .press, action == .backspace, let (correction, ending) = lastCorrection else {
      return false
    }
    lastCorrection = nil
    guard replace(correction.corrected + ending, with: correction.typed) else { return false }
    keepTyped(correction)
    return true
  }

  /// Restores a corrected word that turns out to be a part of an address or abbreviation: a full stop
  /// before a letter ends no word.
  func tryRevertCorrection(inAddressBefore action: KeyboardAction) {
    guard let (correction, ending) = lastCorrection, let text = action.insertedText,
      autocompleteContext.isAutocorrectEnabled,
      let before = keyboardContext.textField?.documentContextBeforeInput,
      (before.tokenAtEnd + text).isAddress,
      replace(correction.corrected + ending, with: correction.typed + ending)
    else { return }
    autocompleteContext.corrections.removeAll { $0 == correction }
  }

  /// Replaces a text before the cursor, and returns whether it is there.
  private func replace(_ text: String, with other: String) -> Bool {
    guard let proxy = keyboardContext.textField, proxy.selectedText?.isEmpty ?? true,
      proxy.documentContextBeforeInput?.hasSuffix(text) ?? false
    else { return false }
    proxy.deleteBackward(times: text.count)
    proxy.insertText(other)
    return true
  }

  /// Restores the typed word at the cursor if a suggestion is for that, and returns whether it is.
  func tryRevertCorrection(with suggestion: Autocomplete.Suggestion) -> Bool {
    guard let proxy = keyboardContext.textField,
      let correction = proxy.correctionAtCursor(
        in: autocompleteContext), correction.typed == suggestion.text
    else { return false }
    let marks = (proxy.currentWord ?? "").prefix(while: \.isQuotationMark)
    proxy.replaceCurrentWord(with: marks + correction.typed)
    keepTyped(correction)
    return true
  }

  private func keepTyped(_ correction: Autocomplete.Correction) {
    var correction = correction
    correction.isReverted = true
    autocompleteContext.record(correction)
    if autocompleteContext.isAutoIgnoreEnabled {
      autocompleteService?.ignoreWord(plain(correction.typed))
    }
  }

  func typed(_ suggestion: Autocomplete.Suggestion) -> Autocomplete.Suggestion {
    guard let font = keyboardController?.state.fontContext.font else { return suggestion }
    var typed = suggestion
    typed.text = font.text(suggestion.text)
    return typed
  }

  /// Returns a typed word as dictionaries have it.
  func plain(_ word: String) -> String {
    keyboardController?.state.fontContext.plain(word) ?? word
  }

  /// Returns the replacement of a typed character by a Vietnamese input method, or `nil` to keep it.
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

  /// Returns the em dash in place of two hyphens (source: UITextSmartDashesType, and iOS).
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
    if !rules.inserts.isEmpty, let inserted = rules.inserts[text] { return .character(inserted) }
    guard rules.canBeMark(text), rules.quotation.mayReplace(text),
      let before = keyboardContext.textField?.documentContextBeforeInput
    else { return nil }
    let mark = rules.quotation.mark(typedBy: text, after: before)
    return mark == text ? nil : .character(mark)
  }
}

extension TextDocumentProxy {

  func correctionAtCursor(in context: AutocompleteContext) -> Autocomplete.Correction? {
    // Several words may replace one.
    guard !context.corrections.isEmpty, let word = currentWord else { return nil }
    return context.correction(to: String(word.drop(while: \.isQuotationMark)))
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
