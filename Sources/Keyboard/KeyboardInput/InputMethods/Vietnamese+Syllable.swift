import SourceText

extension Vietnamese {

  /// Syllable with its tone apart from its letters.
  struct Syllable: Equatable {

    var letters: [Letter]
    var tone: Tone

    init(_ text: some StringProtocol) {
      letters = []
      tone = .none
      for character in text {
        let (letter, tone) = Vietnamese.letter(character)
        letters.append(letter)
        if tone != .none { self.tone = tone }
      }
    }

    var nucleus: Range<Int> {
      var start = letters.firstIndex(where: \.isVowel) ?? letters.count
      if swallowsVowel(at: start) { start += 1 }
      let end = letters[start...].firstIndex { !$0.isVowel } ?? letters.count
      return start..<end
    }

    /// Including the vowel that belongs to them, in lowercase.
    var onset: String { spelling(0..<nucleus.lowerBound) }

    var coda: String { spelling(nucleus.upperBound..<letters.count) }

    var hasVowel: Bool { !nucleus.isEmpty }

    var isPossible: Bool { Vietnamese.onsets.contains(onset) && hasPossibleRhyme }

    var hasPossibleRhyme: Bool {
      let nucleus = nucleus
      if nucleus.isEmpty { return nucleus.upperBound == letters.count }
      let vowels = spelling(nucleus)
      let coda = coda
      guard Vietnamese.codas.contains(coda) else { return false }
      if vowels == "oo" { return coda.isEmpty || "ng".hasPrefix(coda) || coda == "c" }
      return Vietnamese.nuclei.contains(vowels)
    }

    /// Syllables that end with a stop accept only two tones.
    func accepts(_ tone: Vietnamese.Tone) -> Bool {
      guard hasVowel, isPossible else { return false }
      return !Vietnamese.stops.contains(coda) || tone == .sac || tone == .nang
    }

    func spelling(_ range: Range<Int>) -> String { String(letters[range].map(\.spelling)) }

    /// Whether a vowel belongs to the onset: the one of `qu`, and of `gi` before another vowel.
    private func swallowsVowel(at index: Int) -> Bool {
      guard index == 1, letters.count > 1, letters[1].mark == .none else { return false }
      switch (letters[0].base, letters[1].base) {
      case ("q", "u"): return true
      case ("g", "i"): return letters.count > 2 && letters[2].isVowel
      default: return false
      }
    }

    func text(style: Vietnamese.ToneStyle) -> String {
      let place = tone == .none ? nil : tonePlace(style: style)
      return String(
        letters.enumerated().map { index, letter in
          Vietnamese.character(letter, tone: index == place ? tone : .none)
        })
    }

    private func tonePlace(style: Vietnamese.ToneStyle) -> Int? {
      let nucleus = nucleus
      guard let first = nucleus.first else { return nil }
      if let marked = letters[nucleus].lastIndex(where: { $0.mark != .none }) { return marked }
      switch nucleus.count {
      case 1: return first
      case 2: return isSecondVowelToned(nucleus, style: style) ? first + 1 : first
      default: return first + 1
      }
    }

    private func isSecondVowelToned(_ nucleus: Range<Int>, style: Vietnamese.ToneStyle) -> Bool {
      if nucleus.upperBound < letters.count { return true }
      switch spelling(nucleus) {
      case "oa", "oe", "uy": return style == .new
      case "ie", "ye", "ue", "uo": return true
      default: return false
      }
    }

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

    private func with(_ tone: Vietnamese.Tone) -> Self { changing(self) { $0.tone = tone } }

    private func firstPossible(_ syllables: [Self]) -> Self? {
      syllables.first { $0 != self && $0.isPossible }
    }
  }

  /// Effect of a key on a syllable.
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

  // Source of the parts: Vietnamese orthography; place names add the coda k.

  static let onsets = parts(
    "b c ch d đ g gh gi h k kh l m n ng ngh nh p ph qu r s t th tr v x"
  ).union([""])

  static let codas = parts("c ch m n ng nh p t k").union([""])

  static let stops = parts("c ch p t k")

  static let nuclei = parts(
    """
    a ă â e ê i o ô ơ u ư y ai ao au ay âu ây eo êu ia iê iu oa oă oe oi ôi ơi ua uâ uê ui uô uơ uy \
    ưa ưi ươ ưu yê iêu oai oao oay oeo uây uêu uôi ươi ươu uya uyê uyu yêu
    """
  ).union(unfinishedNuclei)

  /// Vowels that still lack a mark.
  static let unfinishedNuclei = parts("eu ie ue ye uo ưo uu uay ueu uye ieu uoi uou yeu")

  private static func parts(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
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
