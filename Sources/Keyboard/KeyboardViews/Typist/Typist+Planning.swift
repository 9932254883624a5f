package import Foundation
public import KeyboardCore
package import KeyboardInput

/// Steps that type the next `count` characters.
struct TypingPlan {

  enum Step: Equatable {

    case text(String)
    case mark(Keyboard.Diacritic)
    case backspace
    case move(Int)

    /// Wait until another space no longer ends a sentence.
    case waitForSpace

    case capsLock
    case showEmoji(Emoji)
    case hiddenEmoji(Emoji)
  }

  var steps: [Step]
  var count = 1
}

extension Typist {

  func plan(for rest: ArraySlice<Character>) -> TypingPlan? {
    guard let character = rest.first else { return nil }
    if let plan = vietnamesePlan(for: rest) { return plan }
    if character == " " {
      return TypingPlan(steps: textBefore.last == " " ? [.waitForSpace, .text(" ")] : [.text(" ")])
    }
    let lock: [TypingPlan.Step] = wantsCapsLock(for: rest) ? [.capsLock] : []
    guard let steps = steps(for: character) else { return nil }
    return TypingPlan(steps: lock + steps)
  }

  private func steps(for character: Character) -> [TypingPlan.Step]? {
    let text = String(character)
    if let steps = quotationSteps(for: text) { return steps }
    if let steps = cheapestSteps(for: text) { return steps }
    if let steps = emojiSteps(for: text) { return steps }
    return stepsByCodePoints(for: Array(text.unicodeScalars))
      ?? stepsByCodePoints(for: Array(text.decomposedStringWithCanonicalMapping.unicodeScalars))
  }

  private func stepsByCodePoints(for scalars: [Unicode.Scalar]) -> [TypingPlan.Step]? {
    var steps: [TypingPlan.Step] = []
    var start = 0
    while start < scalars.count {
      let ends = (start + 1...scalars.count).reversed()
      let part = ends.lazy.map { String(String.UnicodeScalarView(scalars[start..<$0])) }
        .first { self.cost(of: $0) != nil }
      guard let part else { return nil }
      steps += part == " " ? [.waitForSpace, .text(part)] : [.text(part)]
      start += part.unicodeScalars.count
    }
    return steps
  }

  private func cheapestSteps(for text: String) -> [TypingPlan.Step]? {
    let before = textBefore
    var best = keyTexts(for: text).compactMap { key in
      cost(of: key).map { (steps: [TypingPlan.Step.text(key)], cost: $0) }
    }.min { $0.cost < $1.cost }
    if let marked = markedSteps(for: text, after: before), marked.cost <= best?.cost ?? .max {
      best = marked
    }
    return best?.steps
  }

  private func keyTexts(for text: String) -> [String] {
    let inserts = controller.state.keyboardContext.traits.localeProfile.behaviors.inserts
    let others = inserts.filter { $0.value == text }.keys.sorted()
    return (inserts[text] == nil ? [text] : []) + others
  }

  private func markedSteps(
    for text: String, after before: String
  ) -> (steps: [TypingPlan.Step], cost: Int)? {
    let diacritics = map.current.diacritics
    for diacritic in diacritics where diacritic.char == text {
      if diacritic.insertionResult(whenAppendedTo: before).deleteBackwardsCount == 0 {
        return ([.mark(diacritic)], 1)
      }
    }
    let reachable = diacritics.isEmpty ? diacriticsElsewhere : diacritics
    for diacritic in reachable {
      var chain = [text]
      // Some diacritics cycle through several letters, at most this many.
      for count in 1...4 {
        guard let base = diacritic.base(of: chain[count - 1], after: before) else { break }
        chain.append(base)
        guard let cost = cost(of: base) else { continue }
        let marks = Array(repeating: TypingPlan.Step.mark(diacritic), count: count)
        return ([.text(base)] + marks, cost + count)
      }
    }
    return nil
  }

  private var diacriticsElsewhere: [Keyboard.Diacritic] {
    guard !controller.state.keyboardContext.traits.localeProfile.diacritics.isEmpty,
      let path = map.path(costing: { $0.diacritics.isEmpty ? nil : 1 }), let last = path.steps.last,
      case .keyboardType(let type) = last.item.action
    else { return [] }
    let state = KeyLayer.State(keyboardType: type, keyboardCase: .lowercased)
    return map.layer(of: state).diacritics
  }

  func cost(of text: String) -> Int? { map.path { $0.inputs[text]?.cost }?.cost }

  private func wantsCapsLock(for rest: ArraySlice<Character>) -> Bool {
    let context = controller.state.keyboardContext
    guard context.keyboardCase != .capsLocked, context.keyboardType == .alphabetic,
      context.autocapitalizationType != .allCharacters
    else { return false }
    let start = rest.prefix(3)
    return start.count == 3
      && start.allSatisfy { $0.isLetter && $0.isUppercase && $0.lowercased() != String($0) }
      && map.current.key(for: .shift(.lowercased)) != nil
  }

  // Touches that somebody makes, in place of those that the typist plans.

  /// Starts a touch at a point of the keyboard, and returns whether a key or a suggestion is there.
  package func press(at point: CGPoint) -> Bool {
    guard let key = map.touchable.first(where: { $0.frame.contains(point) }) else { return false }
    touch { $0.press(key, at: point) }
    return true
  }

  package func press(_ key: TouchableKey) { touch { $0.press(key) } }

  package var touchableKeys: [TouchableKey] { map.touchable }

  package func drag(by offset: CGSize) {
    guard let start = touchHandler.start?.point else { return }
    move(to: CGPoint(x: start.x + offset.width, y: start.y + offset.height))
  }

  package func cancel() { touch { $0.cancel() } }

  func quotationSteps(for text: String) -> [TypingPlan.Step]? {
    let marks = controller.state.keyboardContext.traits.localeProfile.quotation
    let all = [marks.begin, marks.end, marks.alternateBegin, marks.alternateEnd, "”", "‘"]
    guard all.contains(text) else { return nil }
    let before = textBefore
    let keys = ([text] + all).filter { marks.mark(typedBy: $0, after: before) == text }
    let cheapest = keys.compactMap { key in cost(of: key).map { (key, $0) } }.min { $0.1 < $1.1 }
    if let cheapest { return [.text(cheapest.0)] }
    // A mark that only closes needs an open quotation, and vice versa; the helper is deleted later.
    for helper in all where cost(of: helper) != nil {
      let helped = before + marks.mark(typedBy: helper, after: before)
      let key = all.first { marks.mark(typedBy: $0, after: helped) == text && cost(of: $0) != nil }
      if let key { return [.text(helper), .text(key), .move(-1), .backspace, .move(1)] }
    }
    return nil
  }

  func emojiSteps(for text: String) -> [TypingPlan.Step]? {
    let emoji = Emoji(text)
    guard EmojiCategory.standardCategories.category(withEmoji: emoji) != nil,
      map.path(costing: Self.emojiCost) != nil
    else { return nil }
    return map.hides(emoji) ? [.hiddenEmoji(emoji)] : [.showEmoji(emoji), .text(text)]
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

  /// Taps a key outside of the keyboard, as if the emoji keyboard had one for the emoji.
  func tap(hidden emoji: Emoji) -> Bool {
    guard walk(costing: Self.emojiCost) else { return false }
    tap(.key(.emoji(emoji), row: 1, column: 0, frame: CGRect(x: -2, y: -2, width: 1, height: 1)))
    return true
  }

  private static func emojiCost(of layer: KeyLayer) -> Int? {
    layer.keys.contains { $0.item.action.isEmojiAction } ? 0 : nil
  }

  /// The maximum number of letters to plan for; no Vietnamese word has as many.
  private static let maximumWordLength = 32

  /// Returns nil for spaces and for signs that the method ignores.
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

  /// Takes a suggestion before a space and a word, and returns the number of typed characters.
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

  /// Taps a suggestion in the toolbar, and returns whether it is there.
  @discardableResult
  public func tap(_ suggestion: Autocomplete.Suggestion) -> Bool {
    guard let key = map.touchable.first(where: { $0.suggestion == suggestion }) else {
      return false
    }
    tap(key)
    return true
  }
}

extension Keyboard.Diacritic {

  fileprivate func base(of text: String, after before: String) -> String? {
    let isUpper = text != text.lowercased()
    let bases = replacements.filter { $0.value == (isUpper ? text.lowercased() : text) }.keys
    return bases.sorted().map { isUpper ? $0.uppercased() : $0 }.first { base in
      let result = insertionResult(whenAppendedTo: before + base)
      return result.deleteBackwardsCount == base.count && result.textInsertion == text
    }
  }
}
