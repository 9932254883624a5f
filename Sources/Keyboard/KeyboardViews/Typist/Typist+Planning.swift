package import Foundation
import KeyboardCore
package import KeyboardInput

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
      let part = ends.lazy.map { String(scalars: scalars[start..<$0]) }
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

  func cost(of text: String) -> Int? {
    map.path { $0.inputs[text]?.cost }?.cost
  }

  private func wantsCapsLock(for rest: ArraySlice<Character>) -> Bool {
    let context = controller.state.keyboardContext
    guard context.keyboardCase != .capsLocked, context.keyboardType == .alphabetic,
      context.autocapitalizationType != .allCharacters
    else { return false }
    return rest.prefix(3).count == 3 && rest.prefix(3).allSatisfy(\.isCapital)
      && map.current.key(for: .shift(.lowercased)) != nil
  }

  // Touches that somebody makes, in place of those that the typist plans.

  /// Start a touch at a point of the keyboard, and return whether a key or a suggestion is there.
  package func press(at point: CGPoint) -> Bool {
    guard let key = map.touchable.first(where: { $0.frame.contains(point) }) else { return false }
    touch { $0.press(key, at: point) }
    return true
  }

  package func press(_ key: TouchableKey) { touch { $0.press(key) } }

  /// The keys and suggestions of the keyboard as it is now.
  package var touchableKeys: [TouchableKey] { map.touchable }

  package func drag(by offset: CGSize) {
    guard let start = touchHandler.start?.point else { return }
    move(to: CGPoint(x: start.x + offset.width, y: start.y + offset.height))
  }

  package func cancel() { touch { $0.cancel() } }

  package var isTouching: Bool { touchHandler.isTouching }
}

extension String {

  fileprivate init(scalars: some Sequence<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}

extension Character {

  private var isLetterInUpperCase: Bool { isUppercase && lowercased() != String(self) }

  fileprivate var isCapital: Bool { isLetter && isLetterInUpperCase }
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
