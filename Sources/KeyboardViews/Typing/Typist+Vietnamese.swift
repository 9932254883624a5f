import KeyboardCore
import KeyboardInput

extension Typist {

  /// The maximum number of letters to plan for; no Vietnamese word has as many.
  private static let longestWord = 32

  /// The keys of the next word or sign for a Vietnamese input method.
  ///
  /// The plan is `nil` for spaces and for signs that the method ignores.
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
    let word = String(rest.prefix(Self.longestWord).prefix { $0.isLetter })
    guard let keys = spelling.keys(for: word), keys.allSatisfy({ cost(of: String($0)) != nil })
    else { return nil }
    let isInCapitals = word.count > 2 && word == word.uppercased() && word != word.lowercased()
    let lock: [TypingPlan.Step] =
      isInCapitals && context.keyboardType == .alphabetic && context.keyboardCase != .capsLocked
      ? [.capsLock] : []
    return TypingPlan(steps: lock + keys.map { .text(String($0)) }, count: word.count)
  }
}
