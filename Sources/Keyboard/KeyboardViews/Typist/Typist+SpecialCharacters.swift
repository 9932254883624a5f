import Foundation
public import KeyboardCore
import KeyboardInput

extension Typist {

  func quotationSteps(for text: String) -> [TypingPlan.Step]? {
    let marks = controller.state.keyboardContext.traits.localeProfile.quotation
    let all = [marks.begin, marks.end, marks.alternateBegin, marks.alternateEnd, "”", "‘"]
    guard all.contains(text) else { return nil }
    let before = textBefore
    let keys = ([text] + all).filter { marks.inserted(by: $0, after: before) == text }
    let cheapest = keys.compactMap { key in cost(of: key).map { (key, $0) } }.min { $0.1 < $1.1 }
    if let cheapest { return [.text(cheapest.0)] }
    // A mark that only closes a quotation requires an open one, and a mark that only opens a
    // quotation requires a closed one; the helper mark is deleted afterwards.
    for helper in all where cost(of: helper) != nil {
      let helped = before + marks.inserted(by: helper, after: before)
      let key = all.first { marks.inserted(by: $0, after: helped) == text && cost(of: $0) != nil }
      if let key { return [.text(helper), .text(key), .move(-1), .backspace, .move(1)] }
    }
    return nil
  }

  func emojiSteps(for text: String) -> [TypingPlan.Step]? {
    let emoji = Emoji(text)
    guard EmojiCategory.standardCategories.category(withEmoji: emoji) != nil,
      map.path(costing: Self.emojiCost) != nil
    else { return nil }
    return [.showEmoji(emoji), .text(text)]
  }

  func show(_ emoji: Emoji) -> Bool {
    guard walk(costing: Self.emojiCost) else { return false }
    if map.current.inputs[emoji.char] != nil { return true }
    guard let category = EmojiCategory.standardCategories.category(withEmoji: emoji),
      let key = map.current.key(for: .custom(named: category.id))
    else { return false }
    tap(key)
    controller.emojiKeyboard.category = category
    controller.emojiKeyboard.firstEmoji = nil
    if map.current.inputs[emoji.char] == nil {
      let emojis = category.emojis
      controller.emojiKeyboard.firstEmoji =
        emojis.contains(emoji) ? emoji : emoji.neutralSkinToneVariant
    }
    return map.current.inputs[emoji.char] != nil
  }

  private static func emojiCost(of layer: KeyLayer) -> Int? {
    layer.keys.contains { $0.item.action.isEmojiAction } ? 0 : nil
  }

  /// The maximum number of letters to plan for; no Vietnamese word has as many.
  private static let maximumWordLength = 32

  /// Return nil for spaces and for signs that the method ignores.
  func vietnamesePlan(for rest: ArraySlice<Character>) -> TypingPlan? {
    let context = controller.state.keyboardContext
    guard let method = context.vietnameseInputMethod, let first = rest.first else { return nil }
    let handler = controller.services.actionHandler as? KeyboardAction.StandardActionHandler
    guard let engine = handler?.vietnameseInputEngine else { return nil }
    let spelling = VietnameseSpelling(engine, method: method, after: textBefore)
    guard first.isLetter else {
      guard let keys = spelling.keys(forSign: first), keys != [first] else { return nil }
      return TypingPlan(steps: keys.map { .text(String($0)) })
    }
    // After this many letters, keys are literal.
    let last = textBefore.suffix(VietnameseInputEngine.maximumLength)
    if last.count == VietnameseInputEngine.maximumLength, last.allSatisfy(\.isLetter) { return nil }
    let word = String(rest.prefix(Self.maximumWordLength).prefix { $0.isLetter })
    guard let keys = spelling.keys(for: word), keys.allSatisfy({ cost(of: String($0)) != nil })
    else { return nil }
    let isInCapitals = word.count > 2 && word == word.uppercased() && word != word.lowercased()
    let lock: [TypingPlan.Step] =
      isInCapitals && context.keyboardType == .alphabetic && context.keyboardCase != .capsLocked
      ? [.capsLock] : []
    return TypingPlan(steps: lock + keys.map { .text(String($0)) }, count: word.count)
  }

  /// The keyboard inserts a space after a suggestion, which punctuation would remove, so only a
  /// word fits that a space and another word follow; return the number of characters that it types.
  func takeSuggestion(completing rest: ArraySlice<Character>) -> Int? {
    guard acceptsSuggestions else { return nil }
    let next = rest.prefix(Self.longestWord)
    let ending = String(next).wordFragmentAtStart
    let following = next.dropFirst(ending.count)
    guard !ending.isEmpty, following.first == " ",
      following.dropFirst().first.map({ !String($0).isWordDelimiter }) ?? true
    else { return nil }
    let word = controller.state.fontContext.plain(textBefore).wordFragmentAtEnd + ending
    let suggestions = controller.state.autocompleteContext.suggestions
    guard let suggestion = suggestions.first(where: { $0.text == word }), tap(suggestion) else {
      return nil
    }
    return ending.count + 1
  }

  private static let longestWord = 64

  /// Tap a suggestion in the toolbar, and return whether it is there.
  @discardableResult
  public func tap(_ suggestion: Autocomplete.Suggestion) -> Bool {
    guard let key = map.suggestions.first(where: { $0.suggestion == suggestion }) else {
      return false
    }
    tap(key)
    return true
  }
}

extension LocaleProfile.Quotation {

  fileprivate func inserted(by mark: String, after text: String) -> String {
    mayReplace(mark) ? replacement(whenAppending: mark, to: text) ?? mark : mark
  }
}
