extension Vietnamese {

  enum Effect: Equatable {
    case tone(Tone)
    case removeTone
    case circumflex(Character?)
    case breve
    case horn

    /// A horn, or a breve on an `a` that accepts it.
    case hornOrBreve

    case stroke
    case vowel(Letter)
  }
}

extension Vietnamese.InputMethod {

  func effect(of key: Character) -> Vietnamese.Effect? {
    let key = self == .telex ? Vietnamese.letter(key).letter.base : key
    if let index = toneKeys.firstIndex(of: key) {
      return .tone(Vietnamese.Tone.allCases[index + 1])
    }
    return switch self {
    case .telex: Self.telexEffect(of: key)
    case .vni: Self.vniEffect(of: key)
    case .viqr: Self.viqrEffect(of: key)
    }
  }

  var toneKeys: [Character] {
    switch self {
    case .telex: ["s", "f", "r", "x", "j"]
    case .vni: ["1", "2", "3", "4", "5"]
    case .viqr: ["’", "`", "?", "~", "."]
    }
  }

  private static func telexEffect(of key: Character) -> Vietnamese.Effect? {
    switch key {
    case "z": .removeTone
    case "a", "e", "o": .circumflex(key)
    case "w": .hornOrBreve
    case "d": .stroke
    case "[": .vowel(Vietnamese.Letter(base: "o", mark: .horn))
    case "]": .vowel(Vietnamese.Letter(base: "u", mark: .horn))
    default: nil
    }
  }

  private static func vniEffect(of key: Character) -> Vietnamese.Effect? {
    switch key {
    case "0": .removeTone
    case "6": .circumflex(nil)
    case "7": .horn
    case "8": .breve
    case "9": .stroke
    default: nil
    }
  }

  private static func viqrEffect(of key: Character) -> Vietnamese.Effect? {
    switch key {
    case "'": .tone(.sac)
    case "0": .removeTone
    case "^": .circumflex(nil)
    case "+", "*": .horn
    case "(": .breve
    case "d", "D": .stroke
    default: nil
    }
  }
}

extension Vietnamese.Syllable {

  func applying(_ effect: Vietnamese.Effect, isUpper: Bool) -> Self? {
    switch effect {
    case .tone(let tone): return tone != self.tone && accepts(tone) ? with(tone) : nil
    case .removeTone: return tone != .none && isPossible ? with(.none) : nil
    case .circumflex(let base): return firstPossible(withCircumflex(on: base))
    case .breve: return firstPossible(withBreve())
    case .horn: return firstPossible([withHorn()].compactMap { $0 })
    case .hornOrBreve:
      if !hasVowel {
        return applying(.vowel(Vietnamese.Letter(base: "u", mark: .horn)), isUpper: isUpper)
      }
      return firstPossible([withHorn()].compactMap { $0 } + withBreve())
    case .stroke: return firstPossible([withStroke()].compactMap { $0 })
    case .vowel(var letter):
      guard !letters.contains(where: \.isVowel) else { return nil }
      letter.isUpper = isUpper
      var syllable = self
      syllable.letters.append(letter)
      return firstPossible([syllable])
    }
  }

  func undoing(_ effect: Vietnamese.Effect) -> Self? {
    guard isPossible else { return nil }
    let plain: Self =
      switch effect {
      case .tone(let tone): tone == self.tone ? with(.none) : self
      case .removeTone, .vowel: self
      case .circumflex(let base): without([.circumflex], on: base)
      case .breve: without([.breve])
      case .horn: without([.horn])
      case .hornOrBreve: without([.horn, .breve])
      case .stroke: without([.stroke])
      }
    return plain == self ? nil : plain
  }

  private func with(_ tone: Vietnamese.Tone) -> Self {
    var syllable = self
    syllable.tone = tone
    return syllable
  }

  private func firstPossible(_ syllables: [Self]) -> Self? {
    syllables.first { $0 != self && $0.isPossible }
  }
}
