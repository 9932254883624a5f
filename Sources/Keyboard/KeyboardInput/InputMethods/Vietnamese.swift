public import KeyboardCore

/// A namespace for the types of Vietnamese input.
public struct Vietnamese {
  private init() {}

  /// A convention for typing Vietnamese on a Latin keyboard.
  public enum InputMethod: String, KeyboardChoice {

    /// Letters as marks: `tieengs`.
    case telex

    /// Signs as marks: `tie^ng'`.
    case viqr

    /// Digits as marks: `tie6ng1`.
    case vni
  }

  /// The position of the tone of a final `oa`, `oe` or `uy`.
  public enum ToneStyle: String, KeyboardChoice {

    /// On the first vowel: `hòa`, `khỏe`, `thúy`.
    case old

    /// On the second vowel: `hoà`, `khoẻ`, `thuý`.
    case new
  }

  enum Tone: Int, CaseIterable {
    case none, sac, huyen, hoi, nga, nang
  }

  /// Diacritic of a letter, unlike the tone of a syllable.
  enum Mark: Int, CaseIterable {
    case none, circumflex, breve, horn, stroke
  }

  struct Letter: Hashable {

    var base: Character
    var mark = Mark.none
    var isUpper = false

    var isVowel: Bool {
      switch base {
      case "a", "e", "i", "o", "u", "y": true
      default: false
      }
    }

    var spelling: Character {
      Vietnamese.character(Vietnamese.Letter(base: base, mark: mark), tone: .none)
    }
  }

  /// The vowels in every tone, in the order of ``Tone``.
  private static let vowels: [(base: Character, mark: Mark, tones: String)] = [
    ("a", .none, "aáàảãạ"), ("a", .breve, "ăắằẳẵặ"), ("a", .circumflex, "âấầẩẫậ"),
    ("e", .none, "eéèẻẽẹ"), ("e", .circumflex, "êếềểễệ"), ("i", .none, "iíìỉĩị"),
    ("o", .none, "oóòỏõọ"), ("o", .circumflex, "ôốồổỗộ"), ("o", .horn, "ơớờởỡợ"),
    ("u", .none, "uúùủũụ"), ("u", .horn, "ưứừửữự"), ("y", .none, "yýỳỷỹỵ"),
  ]

  private struct ToneLetter: Hashable {
    var letter: Letter
    var tone = Tone.none
  }

  private static let letters: [Character: ToneLetter] = {
    var table: [Character: ToneLetter] = [:]
    func add(_ character: Character, _ base: Character, _ mark: Mark, _ tone: Tone) {
      table[character] = ToneLetter(letter: Letter(base: base, mark: mark), tone: tone)
      let upper = Letter(base: base, mark: mark, isUpper: true)
      table[Character(character.uppercased())] = ToneLetter(letter: upper, tone: tone)
    }
    add("đ", "d", .stroke, .none)
    for (base, mark, tones) in vowels {
      for (character, tone) in zip(tones, Tone.allCases) { add(character, base, mark, tone) }
    }
    return table
  }()

  private static let characters = Dictionary(
    uniqueKeysWithValues: letters.map { ($0.value, $0.key) })

  /// Returns the letter and tone of a character; any other character is a letter of its own.
  static func letter(_ character: Character) -> (letter: Letter, tone: Tone) {
    if let known = letters[character] { return (known.letter, known.tone) }
    guard character.isASCII else { return (Letter(base: character), .none) }
    let isUpper = character.isUppercase
    let base = isUpper ? Character(character.lowercased()) : character
    return (Letter(base: base, isUpper: isUpper), .none)
  }

  static func character(_ letter: Letter, tone: Tone) -> Character {
    if let character = characters[ToneLetter(letter: letter, tone: tone)] { return character }
    return letter.isUpper ? Character(letter.base.uppercased()) : letter.base
  }
}

extension Keyboard.Diacritic {

  /// The rising tone: `a` becomes `á`.
  public static let vietnameseSac = vietnamese(.sac, char: "´")

  /// The falling tone: `a` becomes `à`.
  public static let vietnameseHuyen = vietnamese(.huyen, char: "`")

  /// The dipping tone: `a` becomes `ả`.
  public static let vietnameseHoi = vietnamese(.hoi, char: "\u{309}")

  /// The creaky rising tone: `a` becomes `ã`.
  public static let vietnameseNga = vietnamese(.nga, char: "~")

  /// The heavy tone: `a` becomes `ạ`.
  public static let vietnameseNang = vietnamese(.nang, char: "\u{323}")

  private static func vietnamese(_ tone: Vietnamese.Tone, char: String) -> Self {
    var replacements: [String: String] = [:]
    for vowel in "aăâeêioôơuưy" {
      let letter = Vietnamese.letter(vowel).letter
      for other in Vietnamese.Tone.allCases where other != tone {
        replacements[String(Vietnamese.character(letter, tone: other))] =
          String(Vietnamese.character(letter, tone: tone))
      }
    }
    return Self(char: char, replacements: replacements)
  }
}

extension Vietnamese.Syllable {

  func withCircumflex(on base: Character?) -> [Self] {
    nucleus.compactMap { index in
      let letter = letters[index]
      guard letter.mark != .circumflex, base == nil || base == letter.base,
        "aeo".contains(letter.base)
      else { return nil }
      var syllable = self
      syllable.letters[index].mark = .circumflex
      // There is no ư before ô: ươ becomes uô.
      if index > nucleus.lowerBound, letter.base == "o", letters[index - 1].base == "u" {
        syllable.letters[index - 1].mark = .none
      }
      return syllable
    }
  }

  func withBreve() -> [Self] {
    nucleus.compactMap { index in
      guard letters[index].base == "a", letters[index].mark != .breve else { return nil }
      var syllable = self
      syllable.letters[index].mark = .breve
      return syllable
    }
  }

  func withHorn() -> Self? {
    let nucleus = nucleus
    let bases = String(letters[nucleus].map(\.base))
    let start = nucleus.lowerBound
    if bases.hasPrefix("uo") {
      let keepsU = bases == "uo" && coda.isEmpty && ["h", "kh", "th"].contains(onset)
      return settingMarks([keepsU ? .none : .horn, .horn], from: start)
    }
    if bases == "ua" { return coda.isEmpty ? settingMarks([.horn], from: start) : nil }
    if bases.contains("a") { return nil }
    if bases.contains("u") && bases.contains("o") { return nil }
    let index = letters[nucleus].firstIndex { $0.base == "u" || $0.base == "o" }
    return index.map { settingMarks([.horn], from: $0) }
  }

  func withStroke() -> Self? {
    letters.first?.base == "d" ? settingMarks([.stroke], from: 0) : nil
  }

  func withBothHorns() -> Self {
    let nucleus = nucleus
    guard nucleus.count >= 2, nucleus.upperBound < letters.count || nucleus.count > 2 else {
      return self
    }
    let pair = spelling(nucleus.lowerBound..<nucleus.lowerBound + 2)
    guard pair == "uơ" || pair == "ưo" else { return self }
    return settingMarks([.horn, .horn], from: nucleus.lowerBound)
  }

  func without(_ marks: Set<Vietnamese.Mark>, on base: Character? = nil) -> Self {
    var syllable = self
    for index in letters.indices
    where marks.contains(letters[index].mark) && (base == nil || base == letters[index].base) {
      syllable.letters[index].mark = .none
    }
    return syllable
  }

  private func settingMarks(_ marks: [Vietnamese.Mark], from start: Int) -> Self {
    var syllable = self
    for (offset, mark) in marks.enumerated() { syllable.letters[start + offset].mark = mark }
    return syllable
  }
}
