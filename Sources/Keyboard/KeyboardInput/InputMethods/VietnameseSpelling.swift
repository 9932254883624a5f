/// A search for the keys that spell a text in an input method, as a practiced user types them.
package struct VietnameseSpelling {

  private let engine: VietnameseInputEngine
  private let method: Vietnamese.InputMethod
  private let before: String

  package init(
    _ engine: VietnameseInputEngine, method: Vietnamese.InputMethod, after before: String
  ) {
    self.engine = engine
    self.method = method
    self.before = before
  }

  private struct Draft {
    var engine: VietnameseInputEngine
    var text: String
    var keys: [Character] = []
  }

  package func keys(for word: String) -> [Character]? {
    let goal = before + word
    let start = Draft(engine: engine.copy(), text: before)
    let usual = typing(usualKeys(for: word), on: start)
    if usual.text == goal { return usual.keys }
    return letterByLetter(word, from: start)?.keys
  }

  /// Returns the keys for a nonletter: the character itself, escaped if it would be a mark.
  package func keys(forSign sign: Character) -> [Character]? {
    let goal = before + String(sign)
    let start = Draft(engine: engine.copy(), text: before)
    let candidates: [[Character]] = [[sign], [sign, sign], ["\\", sign]]
    return candidates.first { typing($0, on: start).text == goal }
  }

  private func usualKeys(for word: String) -> [Character] {
    var keys: [Character] = []
    var tone = Vietnamese.Tone.none
    let letters = word.map { Vietnamese.letter($0) }
    for (index, (letter, letterTone)) in letters.enumerated() {
      keys.append(letter.key)
      if letterTone != .none { tone = letterTone }
      // One key makes both horns of ươ.
      let next = index + 1 < letters.count ? letters[index + 1].letter : nil
      let isFirstHorn = letter.mark == .horn && next?.mark == .horn && next?.base == "o"
      if !isFirstHorn, let mark = method.key(for: letter) { keys.append(mark) }
    }
    return keys + [method.key(for: tone)].compactMap { $0 }
  }

  private func letterByLetter(_ word: String, from start: Draft) -> Draft? {
    var draft = start
    for (index, character) in word.enumerated() {
      let part = word.prefix(index + 1)
      let letters = part.map { Vietnamese.character(Vietnamese.letter($0).letter, tone: .none) }
      let goals = [before + part, before + String(letters)]
      let next = candidates(to: character).lazy.map { typing($0, on: draft) }
        .first { goals.contains($0.text) }
      guard let next else { return nil }
      draft = next
    }
    let goal = before + word
    if draft.text == goal { return draft }
    let tones = Vietnamese.Tone.allCases.compactMap(method.key)
    return tones.lazy.map { typing([$0], on: draft) }.first { $0.text == goal }
  }

  private func candidates(to character: Character) -> [[Character]] {
    let (letter, tone) = Vietnamese.letter(character)
    let plain = letter.key
    let marks = [method.key(for: letter)].compactMap { $0 }
    let tones = [method.key(for: tone)].compactMap { $0 }
    var candidates: [[Character]] = [[plain], [plain] + marks, [plain] + marks + tones]
    // A repeated mark key is literal.
    candidates += [[plain, plain], [plain] + marks + marks, [plain] + tones + marks]
    return candidates + [[character]]
  }

  private func typing(_ keys: [Character], on draft: Draft) -> Draft {
    var draft = Draft(engine: draft.engine.copy(), text: draft.text, keys: draft.keys + keys)
    for key in keys {
      guard let edit = draft.engine.edit(for: key, after: draft.text, method: method) else {
        draft.text.append(key)
        continue
      }
      draft.text.removeLast(edit.deletedText.count)
      draft.text += edit.insertedText
    }
    return draft
  }
}

extension Vietnamese.Letter {

  fileprivate var key: Character {
    Vietnamese.character(Vietnamese.Letter(base: base, isUpper: isUpper), tone: .none)
  }
}

extension Vietnamese.InputMethod {

  fileprivate func key(for letter: Vietnamese.Letter) -> Character? {
    switch (self, letter.mark) {
    case (_, .none): nil
    case (.telex, .circumflex): letter.base
    case (.telex, .breve), (.telex, .horn): "w"
    case (.telex, .stroke), (.viqr, .stroke): "d"
    case (.vni, .circumflex): "6"
    case (.vni, .horn): "7"
    case (.vni, .breve): "8"
    case (.vni, .stroke): "9"
    case (.viqr, .circumflex): "^"
    case (.viqr, .horn): "+"
    case (.viqr, .breve): "("
    }
  }

  fileprivate func key(for tone: Vietnamese.Tone) -> Character? {
    tone == .none ? nil : toneKeys[tone.rawValue - 1]
  }
}
